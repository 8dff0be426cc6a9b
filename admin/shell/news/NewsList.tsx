import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { noticiasTexts } from './texts.ts'
import { type Noticia, useNoticias } from './useNoticias.ts'

/** Latest news; the parent opens an item. */
export function NewsList({ onOpen }: { onOpen: (noticia: Noticia) => void }) {
  const { data, error, refetch } = useNoticias()
  if (!data)
    return error ? (
      <RetryAlert sx={{ m: 2 }} onRetry={refetch}>
        {noticiasTexts.loadFailed}
      </RetryAlert>
    ) : (
      <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />
    )
  if (data.length === 0)
    return (
      <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
        {noticiasTexts.none}
      </Typography>
    )
  return (
    <List disablePadding>
      {data.map((noticia) => (
        <Box component="li" key={noticia.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <NewsItem noticia={noticia} onOpen={() => onOpen(noticia)} />
        </Box>
      ))}
    </List>
  )
}

function NewsItem({ noticia: { texto, data, lida }, onOpen }: { noticia: Noticia; onOpen: () => void }) {
  return (
    <ListItemButton
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{ px: 2, py: 1.25, gap: 1.25, alignItems: 'flex-start' }}
    >
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          mt: 0.875,
          borderRadius: '50%',
          flexShrink: 0,
          bgcolor: lida ? 'transparent' : 'brand.main',
        }}
      />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        {!lida && <span style={visuallyHidden}>{noticiasTexts.unreadMark}: </span>}
        <Box
          component="span"
          sx={{
            fontWeight: lida ? 400 : 600,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {texto}
        </Box>
        {data && (
          <Box component="span" sx={{ display: 'block', mt: 0.25, fontSize: 12, color: 'text.secondary' }}>
            {displayDay(data)}
          </Box>
        )}
      </Box>
    </ListItemButton>
  )
}
