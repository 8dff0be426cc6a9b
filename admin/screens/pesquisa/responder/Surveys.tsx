import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { diaDe } from '#admin/questionario/avaliacao.ts'
import { answeringOf, StateChip } from '#admin/questionario/linha.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { responderTexts as t } from './texts.ts'

export function Surveys({ asked }: { asked: AResponder[] }) {
  const title = useScreenTitle()
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {Object.values(t.columns).map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {asked.map((one) => (
            <TableRow key={one.id} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {one.titulo}
              </TableCell>
              <TableCell data-label={t.columns.until}>{diaDe(one.prazo)}</TableCell>
              <TableCell data-label={t.columns.state}>
                <StateChip linha={one} />
              </TableCell>
              <TableCell>
                <Action asked={one} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Action({ asked }: { asked: AResponder }) {
  const { titulo, situacao, vencida, divulgada, pesquisaId } = asked
  const open = situacao !== 'R' && !vencida
  if (!open && !divulgada) return null
  const text = !open ? t.results : situacao === 'P' ? t.goOn : t.answer
  return (
    <Button
      size="small"
      variant={open ? 'outlined' : 'text'}
      component={AppLink}
      to={open ? answeringOf(asked) : `/pesquisa/responder/${pesquisaId}/resultados`}
      aria-label={t.actionOf(text, titulo)}
    >
      {text}
    </Button>
  )
}
