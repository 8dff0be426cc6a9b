import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { type Linha, percent, rolesOf } from './resultado.ts'
import { resultadosTexts as t } from './texts.ts'

/** What each role's judgements came to, and what they count for. */
export const ByRole = ({ papeis, name }: { papeis: Linha[]; name: string }) => (
  <Table size="small" aria-label={`${t.byRole}: ${name}`}>
    <TableBody>
      {papeis.map(({ parte, papeis: roles, media, respostas, peso }) => (
        <TableRow key={`${parte}${roles}`}>
          <TableCell>{t.parts[parte]}</TableCell>
          <TableCell component="th" scope="row">
            {rolesOf(roles)}
          </TableCell>
          <TableCell>{t.answers(respostas)}</TableCell>
          <TableCell>{t.weight(peso)}</TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            {percent(media)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
