import Restore from '@mui/icons-material/RestoreOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { TrailEntry } from '#schemas/runtime/answers/trail.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { historyTexts } from './texts.ts'

/** One trail entry, with each field before and after. */
interface Props {
  entry: TrailEntry
  last: boolean
  /** reverts to the state after this entry; absent where that is not possible */
  onBack?: () => void
  /** why reverting is disabled now */
  blocked?: string
}

export function TrailItem({ entry, last, onBack, blocked }: Props) {
  const instant = displayInstant(entry.data)
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: last ? 0 : 3,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 5,
          width: 11,
          height: 11,
          borderRadius: '50%',
          bgcolor: 'brand.main',
          border: 2,
          borderColor: 'background.paper',
          zIndex: 1,
        },
        '&::after': last
          ? undefined
          : { content: '""', position: 'absolute', left: 5, top: 8, bottom: -6, width: '1px', bgcolor: 'divider' },
      }}
    >
      <Typography variant="h3">{entry.titulo}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        <time dateTime={entry.data}>{instant}</time> · {entry.usuario.nome ?? historyTexts.system}
      </Typography>
      {entry.campos.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, p: 1.25, bgcolor: 'surface.sunken', borderRadius: 1, fontSize: 13, display: 'grid', gap: 1 }}
        >
          {entry.campos.map((change) => (
            <Change key={change.campo} {...change} />
          ))}
        </Box>
      )}
      {onBack && <BackButton label={historyTexts.backOf(entry.titulo, instant)} blocked={blocked} onBack={onBack} />}
    </Box>
  )
}

function BackButton({ label, blocked, onBack }: { label: string; blocked?: string; onBack: () => void }) {
  const button = (
    <Button
      size="small"
      color="inherit"
      startIcon={<Restore />}
      aria-label={label}
      disabled={blocked !== undefined}
      onClick={onBack}
    >
      {historyTexts.back}
    </Button>
  )
  if (!blocked) return button
  return (
    <Tooltip title={blocked}>
      {/* a disabled button fires no mouse events: the tooltip listens on the span */}
      <span>{button}</span>
    </Tooltip>
  )
}

function Change({ titulo, de, para }: TrailEntry['campos'][number]) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
        {titulo}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {de && (
          <Box component="del" sx={{ color: 'text.secondary', mr: 0.75 }}>
            {de}
          </Box>
        )}
        {para ? <strong>{para}</strong> : <em>{historyTexts.empty_value}</em>}
      </Box>
    </div>
  )
}
