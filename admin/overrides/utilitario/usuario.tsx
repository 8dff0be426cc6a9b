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
import { useQuery } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Usuario } from '#schemas/generated/types/utilitario/usuario.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { sessionsTexts } from './texts.ts'

interface Sessao {
  id: string
  empresa: string | null
  endereco: string | null
  criadaEm: string
  vistaEm: string
  atual: boolean
}

/** Where this user is logged in now; an administrator ends one session or all. */
function Sessions({ record }: { record: Usuario }) {
  const { schema } = useEntity()
  const url = `/api/utilitario/usuarios/${record.id}/sessoes`
  const { data, refetch } = useQuery({ queryKey: [url], queryFn: () => getJson<Sessao[]>(url) })
  const report = useReport()
  const success = useSuccess()
  const end = async (id?: string) => {
    try {
      const { encerradas } = await sendJson<{ encerradas: number }>('DELETE', id ? `${url}/${id}` : url)
      success(encerradas > 0 ? sessionsTexts.ended(encerradas) : sessionsTexts.noneEnded)
    } catch (error) {
      report(error)
    }
    await refetch()
  }
  if (!data) return null
  const others = data.filter(({ atual }) => !atual)
  return (
    <Paper variant="outlined" component="section" aria-labelledby="sessoes" sx={{ mt: 2, px: { xs: 2, md: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id="sessoes" component="h2" variant="h6">
          {sessionsTexts.title}
        </Typography>
        {schema.can.update && others.length > 1 && (
          <Button size="small" color="error" onClick={() => void end()}>
            {sessionsTexts.endAll}
          </Button>
        )}
      </Box>
      {data.length === 0 ? (
        <Typography color="text.secondary">{sessionsTexts.none}</Typography>
      ) : (
        <SessionTable sessions={data} canEnd={schema.can.update} onEnd={(id) => void end(id)} />
      )}
    </Paper>
  )
}

interface TableProps {
  sessions: Sessao[]
  canEnd: boolean
  onEnd(id: string): void
}

function SessionTable({ sessions, canEnd, onEnd }: TableProps) {
  const { started, seen, company, address, current, end, endOf } = sessionsTexts
  return (
    <TableContainer tabIndex={0} role="region" aria-labelledby="sessoes">
      <Table size="small">
        <TableHead>
          <TableRow>
            {[started, seen, company, address, ''].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions.map(({ id, criadaEm, vistaEm, empresa, endereco, atual }) => (
            <TableRow key={id}>
              <TableCell>{displayInstant(criadaEm)}</TableCell>
              <TableCell>{displayInstant(vistaEm)}</TableCell>
              <TableCell>{empresa}</TableCell>
              <TableCell>{endereco}</TableCell>
              <TableCell align="right">
                {atual && <Chip size="small" label={current} />}
                {!atual && canEnd && (
                  <Button size="small" aria-label={endOf(displayInstant(criadaEm))} onClick={() => onEnd(id)}>
                    {end}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export default defineOverride<Usuario>({ formBottom: Sessions })
