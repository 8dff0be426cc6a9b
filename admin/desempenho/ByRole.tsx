import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { MediaDosPapeis } from '#schemas/runtime/answers/evaluation/cycle-results.ts'
import { percentText, rolesOf } from './resultado.ts'
import { resultadosTexts as t } from './texts.ts'

/** Mean and weight of each role's evaluations; fits a phone without scrolling. */
export const ByRole = ({ papeis, name }: { papeis: MediaDosPapeis[]; name: string }) => (
  <Table
    size="small"
    aria-label={`${t.byRole}: ${name}`}
    sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, md: 2 } }, '& tr:last-of-type > *': { borderBottom: 0 } }}
  >
    <TableBody>
      {papeis.map(({ parte, papeis: roles, media, respostas, peso }) => (
        <TableRow key={`${parte}${roles}`}>
          <TableCell component="th" scope="row">
            {rolesOf(roles)}
            <Typography variant="body2" color="text.secondary">
              {t.parts[parte]}
            </Typography>
          </TableCell>
          <TableCell>
            {t.answers(respostas)}
            <Typography variant="body2" color="text.secondary">
              {t.weight(peso)}
            </Typography>
          </TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            {percentText(media)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
