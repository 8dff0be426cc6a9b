import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { fetchTrail } from '#admin/providers/records.ts'
import { useEntity } from '../entity-context.ts'
import { TrailItem } from './TrailItem.tsx'

/** Who changed what and when, newest first. */
export default function HistoryDrawer({ id, onClose }: { id: Identifier; onClose: () => void }) {
  const { resource } = useEntity()
  const { data, error } = useQuery({
    queryKey: ['historico', resource, id],
    queryFn: () => fetchTrail(resource, id),
    gcTime: 0,
  })
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 'min(100vw, 460px)', p: 3 }, role: 'dialog', 'aria-labelledby': 'history-title' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography id="history-title" variant="h2" sx={{ flex: 1 }}>
          {texts.history.title}
        </Typography>
        <IconButton aria-label={texts.common.close} onClick={onClose} edge="end" autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {error && <Alert severity="error">{texts.history.loadFailed}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography color="text.secondary">{texts.history.empty}</Typography>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((entry, index) => (
            <TrailItem key={entry.id} entry={entry} last={index === data.length - 1} />
          ))}
        </Box>
      )}
    </Drawer>
  )
}
