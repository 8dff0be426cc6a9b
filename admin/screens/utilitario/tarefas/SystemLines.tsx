import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type SystemWork, useSystemWork } from '#admin/providers/records/tasks.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { colours } from './State.tsx'
import { inWords } from './schedule.ts'
import { tarefasTexts } from './texts.ts'

const t = tarefasTexts.system

/** 'Do sistema': scheduled jobs with schedule and outcome of the last run, for administrators. */
export function SystemLines() {
  const { data, error, refetch } = useSystemWork()
  return (
    <Box component="section" aria-labelledby="tarefas-sistema" sx={{ mt: 4 }}>
      <Typography id="tarefas-sistema" variant="h6" component="h2">
        {t.title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.intro}
      </Typography>
      {error && !data ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : data ? (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Works works={data} />
        </Paper>
      ) : (
        <Skeleton variant="rectangular" height={320} />
      )}
    </Box>
  )
}

function Works({ works }: { works: SystemWork[] }) {
  const narrow = useMediaQuery('(max-width:768px)')
  if (narrow) return works.map((work) => <Card key={work.nome} work={work} />)
  const { what, when, state, begun, ended } = t.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t.title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[what, when, state, begun, ended].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {works.map((work) => (
            <TableRow key={work.nome}>
              <TableCell sx={{ minWidth: 220 }}>{work.titulo}</TableCell>
              <TableCell>{inWords(work.horario)}</TableCell>
              <TableCell>
                <Ending work={work} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{work.iniciadaEm && displayInstant(work.iniciadaEm)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {work.terminadaEm && displayInstant(work.terminadaEm)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Card = ({ work }: { work: SystemWork }) => (
  <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
    <Typography variant="subtitle2">{work.titulo}</Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {inWords(work.horario)}
    </Typography>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Ending work={work} />
      {work.iniciadaEm && <Typography variant="body2">{displayInstant(work.iniciadaEm)}</Typography>}
    </Box>
  </Box>
)

const Ending = ({ work: { estado } }: { work: SystemWork }) =>
  estado === 'nunca' ? (
    <Typography variant="body2" color="text.secondary">
      {t.never}
    </Typography>
  ) : (
    <Chip size="small" variant="outlined" color={colours[estado]} label={tarefasTexts.states[estado]} />
  )
