import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Task } from '#admin/providers/records/tasks.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { State } from './State.tsx'
import { TaskActions } from './TaskActions.tsx'
import { tarefasTexts } from './texts.ts'

const t = tarefasTexts

/** The tasks: a table, or cards up to 768 px. */
export function Lines({ tasks }: { tasks: Task[] }) {
  const narrow = useMediaQuery('(max-width:768px)')
  const screen = useScreenTitle()
  if (tasks.length === 0) return <NothingYet>{t.none}</NothingYet>
  if (narrow) return tasks.map((task) => <Card key={task.id} task={task} />)
  const { what, state, begun, ended, actions } = t.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={screen}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[what, state, begun, ended, actions].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {tasks.map((task) => (
            <TableRow key={task.id}>
              <TableCell sx={{ minWidth: 220, overflowWrap: 'anywhere' }}>{task.titulo}</TableCell>
              <TableCell sx={{ minWidth: 220 }}>
                <State task={task} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(task.criadaEm)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {task.terminadaEm && displayInstant(task.terminadaEm)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <TaskActions task={task} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Card = ({ task }: { task: Task }) => (
  <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
    <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
      {task.titulo}
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {displayInstant(task.criadaEm)}
    </Typography>
    <State task={task} />
    <Box sx={{ mt: 1, ml: -0.75 }}>
      <TaskActions task={task} />
    </Box>
  </Box>
)
