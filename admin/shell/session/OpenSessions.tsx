import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { FactList } from '../lines/FactList.tsx'
import { useReport, useSuccess } from '../useReport.ts'
import { securityTexts } from './fields/security-texts.ts'

interface OpenSession {
  id: string
  empresa?: string | null
  endereco?: string | null
  aparelho?: string
  criadaEm: string
  vistaEm: string
  atual: boolean
}

interface Props {
  /** call that lists and ends the sessions */
  url: string
  title?: string
  endAll?: string
  canEnd: boolean
}

/** Open sessions of a user; ends one, or all others. */
export function OpenSessions({ url, title = securityTexts.sessions, endAll = securityTexts.endAll, canEnd }: Props) {
  const { data, refetch } = useQuery({ queryKey: [url], queryFn: () => getJson<OpenSession[]>(url) })
  const narrow = useMediaQuery('(max-width:768px)')
  const report = useReport()
  const success = useSuccess()
  const end = async (id?: string) => {
    try {
      const { encerradas } = await sendJson<{ encerradas: number }>('DELETE', id ? `${url}/${id}` : url)
      success(encerradas > 0 ? securityTexts.ended(encerradas) : securityTexts.noneEnded)
    } catch (error) {
      report(error)
    }
    await refetch()
  }
  if (!data) return null
  const others = data.filter(({ atual }) => !atual)
  const Lines = narrow ? SessionCards : SessionTable
  return (
    <Paper variant="outlined" component="section" aria-labelledby="sessoes" sx={{ mt: 2, px: { xs: 2, md: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography id="sessoes" component="h2" variant="h6">
          {title}
        </Typography>
        {canEnd && others.length > 1 && (
          <Button size="small" color="error" onClick={() => void end()}>
            {endAll}
          </Button>
        )}
      </Box>
      {data.length === 0 ? (
        <Typography color="text.secondary">{securityTexts.noSession}</Typography>
      ) : (
        <Lines sessions={data} canEnd={canEnd} onEnd={(id) => void end(id)} />
      )}
    </Paper>
  )
}

interface LinesProps {
  sessions: OpenSession[]
  canEnd: boolean
  onEnd(id: string): void
}

function SessionTable({ sessions, canEnd, onEnd }: LinesProps) {
  const { device, started, seen, company, address } = securityTexts
  return (
    <TableContainer tabIndex={0} role="region" aria-labelledby="sessoes">
      <Table size="small">
        <TableHead>
          <TableRow>
            {[device, started, seen, company, address, ''].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions.map((session) => (
            <TableRow key={session.id}>
              <TableCell>{session.aparelho}</TableCell>
              <TableCell>{displayInstant(session.criadaEm)}</TableCell>
              <TableCell>{displayInstant(session.vistaEm)}</TableCell>
              <TableCell>{session.empresa}</TableCell>
              <TableCell>{session.endereco}</TableCell>
              <TableCell align="right">
                <End {...{ session, canEnd, onEnd }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Sessions as cards on a phone. */
function SessionCards({ sessions, canEnd, onEnd }: LinesProps) {
  const { started, seen, company, address } = securityTexts
  return sessions.map((session) => (
    <Box key={session.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{session.aparelho}</Typography>
        <End {...{ session, canEnd, onEnd }} />
      </Box>
      <FactList
        facts={[
          [started, displayInstant(session.criadaEm)],
          [seen, displayInstant(session.vistaEm)],
          [company, session.empresa ?? undefined],
          [address, session.endereco ?? undefined],
        ]}
      />
    </Box>
  ))
}

function End({
  session: { id, criadaEm, atual },
  canEnd,
  onEnd,
}: Omit<LinesProps, 'sessions'> & { session: OpenSession }) {
  if (atual) return <Chip size="small" label={securityTexts.current} />
  if (!canEnd) return null
  return (
    <Button size="small" aria-label={securityTexts.endOf(displayInstant(criadaEm))} onClick={() => onEnd(id)}>
      {securityTexts.end}
    </Button>
  )
}
