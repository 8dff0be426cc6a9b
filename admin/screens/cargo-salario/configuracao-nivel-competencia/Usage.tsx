import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Usada } from '#schemas/runtime/answers/positions/competences.ts'
import { configuracaoNiveisTexts as t } from './texts.ts'

/** Band and talent levels that use the configuration: the reason why it is locked. */
export function Usage({ record: { id } }: { record: { id: number } }) {
  const { data } = useQuery({
    queryKey: ['configuracao-niveis', 'uso', id],
    queryFn: () => getJson<Usada[]>(`/api/cargo-salario/niveis-competencia/competencias?id=${id}`),
    gcTime: 0,
  })
  if (!data) return null
  return (
    <Paper component="section" aria-label={t.usage} variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 16, mb: 1 }}>
        {t.usage}
      </Typography>
      {data.length === 0 ? (
        <Typography color="text.secondary">{t.unused}</Typography>
      ) : (
        <TableContainer>
          <Table size="small" sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{words.competence}</TableCell>
                <TableCell align="right">{t.bands}</TableCell>
                <TableCell align="right">{t.talents}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map(({ id: competencia, nome, faixas, talentos }) => (
                <TableRow key={competencia}>
                  <TableCell component="th" scope="row">
                    {nome}
                  </TableCell>
                  <TableCell align="right">{faixas}</TableCell>
                  <TableCell align="right">{talentos}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Paper>
  )
}
