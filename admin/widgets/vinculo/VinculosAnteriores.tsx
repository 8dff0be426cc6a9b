import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { vinculoTexts } from './texts.ts'

interface VinculoAnterior {
  id: number
  dataAdmissao: string
  dataDesligamento?: string
  cargo?: string
  motivo?: string
}

/** Earlier employments of the same person, each a record; nothing without any. */
export default function VinculosAnteriores({ record: { id } }: { record: RecordData }) {
  const { data = [] } = useQuery({
    queryKey: ['vinculos-anteriores', id],
    queryFn: ({ signal }) =>
      getJson<VinculoAnterior[]>(`/api/gestao-talentos/talentos/${id}/vinculos-anteriores`, { quiet: true, signal }),
    enabled: typeof id === 'number',
  })
  if (data.length === 0) return null
  const { admitted, left, position, reason } = vinculoTexts.columns
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" id="vinculos-anteriores">
        {vinculoTexts.before}
      </Typography>
      <TableContainer role="region" aria-labelledby="vinculos-anteriores" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[admitted, left, position, reason].map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((one) => (
              <TableRow key={one.id}>
                <TableCell>
                  <Link component={AppLink} to={`/gestao-talentos/talentos/${one.id}`}>
                    {displayDay(one.dataAdmissao)}
                  </Link>
                </TableCell>
                <TableCell>{one.dataDesligamento ? displayDay(one.dataDesligamento) : '—'}</TableCell>
                <TableCell>{one.cargo ?? '—'}</TableCell>
                <TableCell>{one.motivo ?? '—'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
