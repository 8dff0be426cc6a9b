import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Copied } from '#schemas/runtime/answers/utilities/register-copy.ts'
import { copiaTexts } from './texts.ts'

const t = copiaTexts

/** Outcome by register, and the reason for each record that was not copied. */
export function Result({ copiados }: { copiados: Copied[] }) {
  const recusados = copiados.flatMap(({ titulo, recusados }) => recusados.map((one) => ({ ...one, titulo })))
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t.result}
      </Typography>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={t.result}>
          <TableHead>
            <TableRow>
              <TableCell>{t.register}</TableCell>
              <TableCell align="right">{t.copied}</TableCell>
              <TableCell align="right">{t.there}</TableCell>
              <TableCell align="right">{t.refused}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {copiados.map((one) => (
              <TableRow key={one.cadastro}>
                <TableCell>{one.titulo}</TableCell>
                <TableCell align="right">{one.copiados.toLocaleString('pt-BR')}</TableCell>
                <TableCell align="right">{one.existentes.toLocaleString('pt-BR')}</TableCell>
                <TableCell align="right">{one.recusados.length.toLocaleString('pt-BR')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {recusados.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t.behind}
          <ul>
            {recusados.map(({ titulo, nome, motivo }) => (
              <li key={`${titulo} ${nome}`}>{`${titulo}, ${nome}: ${motivo}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
