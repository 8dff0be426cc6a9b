import AlternateEmail from '@mui/icons-material/AlternateEmail'
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutline'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import EventNote from '@mui/icons-material/EventNote'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import TaskAlt from '@mui/icons-material/TaskAlt'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { TimelineItem } from '#schemas/runtime/answers/timeline.ts'
import { summaryTexts as t } from './texts.ts'

const pictures: Record<string, typeof SvgIcon> = {
  alteracoes: EditOutlined,
  passos: TaskAlt,
  emails: AlternateEmail,
  mensagens: ChatBubbleOutline,
  avisos: NotificationsNone,
  documentos: DescriptionOutlined,
}

/** Changed fields shown initially. */
const FEW = 3

/** One event of the time line: what, when, by whom, details. */
export function TimelineEntry({ item, last }: { item: TimelineItem; last: boolean }) {
  const { tipo, data, titulo, por, texto, situacao, campos = [], rota } = item
  const Picture = pictures[tipo] ?? EventNote
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, pb: last ? 0 : 1.75, position: 'relative' }}>
      {!last && (
        <Box
          aria-hidden
          sx={{ position: 'absolute', left: 12.5, top: 28, bottom: 2, borderLeft: 1, borderColor: 'divider' }}
        />
      )}
      <Box
        aria-hidden
        sx={{
          ...{ width: 26, height: 26, borderRadius: '50%', flexShrink: 0, display: 'grid', placeItems: 'center' },
          ...{ bgcolor: 'surface.sunken', color: 'text.secondary' },
        }}
      >
        <Picture sx={{ fontSize: 15 }} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
          <Typography component="span" sx={{ fontSize: 13.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {rota ? (
              <Link component={AppLink} to={rota} color="inherit">
                {titulo}
              </Link>
            ) : (
              titulo
            )}
          </Typography>
          {situacao && (
            <Chip
              size="small"
              variant="outlined"
              color={situacao.tom === 'neutral' ? 'default' : situacao.tom}
              label={situacao.titulo}
            />
          )}
        </Box>
        {texto && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {texto}
          </Typography>
        )}
        {campos.length > 0 && <Changes changes={campos} />}
        <Typography variant="caption" color="text.secondary" component="div">
          <time dateTime={data}>{t.when(data)}</time>
          {por && ` · ${t.by(por)}`}
        </Typography>
      </Box>
    </Box>
  )
}

type Changed = NonNullable<TimelineItem['campos']>

/** Changed fields; more than a few are collapsed. */
function Changes({ changes }: { changes: Changed }) {
  if (changes.length <= FEW) return <ChangeList changes={changes} />
  return (
    <Box component="details" sx={{ fontSize: 13, '& > summary': { cursor: 'pointer', color: 'text.secondary' } }}>
      <summary>{t.changed(changes.length)}</summary>
      <ChangeList changes={changes} />
    </Box>
  )
}

const ChangeList = ({ changes }: { changes: Changed }) => (
  <Box component="dl" sx={{ m: 0, my: 0.25, fontSize: 13 }}>
    {changes.map(({ campo, titulo, de, para }) => (
      <Box key={campo} sx={{ overflowWrap: 'anywhere' }}>
        <Box component="dt" sx={{ display: 'inline', color: 'text.secondary', mr: 0.5 }}>
          {titulo}:
        </Box>
        <Box component="dd" sx={{ display: 'inline', m: 0 }}>
          {de && (
            <Box component="del" sx={{ color: 'text.secondary', mr: 0.5 }}>
              {de}
            </Box>
          )}
          {para || <em>{t.empty}</em>}
        </Box>
      </Box>
    ))}
  </Box>
)
