import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { isRunning, shareOf, type Task } from '#admin/providers/records/tasks.ts'
import { tarefasTexts } from './texts.ts'

/** The colour of each state. */
export const colours = {
  'na-fila': 'default',
  executando: 'info',
  concluida: 'success',
  falhou: 'error',
  cancelada: 'default',
} as const

const labelOf = ({ estado, naFrente }: Task): string =>
  estado === 'na-fila' && naFrente !== undefined ? tarefasTexts.waiting(naFrente) : tarefasTexts.states[estado]

/** State, progress and message of a task. */
export function State({ task }: { task: Task }) {
  const { estado, cancelar, mensagem, titulo } = task
  const share = shareOf(task)
  const stopping = cancelar && isRunning(task)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Chip
          size="small"
          variant="outlined"
          color={colours[estado]}
          label={stopping ? tarefasTexts.cancelling : labelOf(task)}
        />
        {estado === 'executando' && share !== undefined && (
          <Typography variant="body2" color="text.secondary">{`${Math.floor(share)}%`}</Typography>
        )}
      </Box>
      {estado === 'executando' && (
        <LinearProgress
          aria-label={tarefasTexts.progress(titulo)}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={share}
          sx={{ mt: 0.75, maxWidth: 280 }}
        />
      )}
      {mensagem && (
        <Typography variant="caption" sx={{ display: 'block', maxWidth: 360, overflowWrap: 'anywhere' }}>
          {mensagem}
        </Typography>
      )}
    </Box>
  )
}
