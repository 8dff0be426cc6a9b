import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { RadarChart } from '#admin/charts/charts.tsx'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import type { LinhaDoQuadro } from '#schemas/runtime/answers/positions/competences.ts'
import { seriesOf } from './quadro.ts'
import { talentoNiveisTexts as t } from './texts.ts'

interface Props {
  linhas: LinhaDoQuadro[]
  /** end of the axis: the highest weight of the levels — spec 2 §9 */
  maximo: number
}

/** Hidden on phones, where names and levels need the width. */
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** Required against obtained levels: a radar chart, and the same data as a table. */
export default function Profile({ linhas, maximo }: Props) {
  const drawn = linhas.filter(({ exigido, obtido }) => exigido || obtido)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 9fr) minmax(0, 11fr)' },
      }}
    >
      <RadarChart
        title={t.chart}
        category={words.competence}
        max={maximo}
        data={seriesOf(drawn, [t.required, t.obtained])}
      />
      <TableContainer tabIndex={0} role="region" aria-label={t.table}>
        <Table size="small" sx={{ '& td, & th': { px: 0.75 }, '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{words.competence}</TableCell>
              <TableCell align="right" sx={wide}>
                {words.weight}
              </TableCell>
              <TableCell>{t.required}</TableCell>
              <TableCell>{t.obtained}</TableCell>
              <TableCell align="right">{t.gap}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {drawn.map((linha) => (
              <Row key={linha.competencia.id} linha={linha} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}

function Row({ linha: { competencia, competenciaPeso, exigido, obtido } }: { linha: LinhaDoQuadro }) {
  const gap = exigido ? (obtido?.ordem ?? 0) - exigido.ordem : undefined
  const text = (nivel: { descricao: string; ordem: number }) => `${nivel.descricao} (${nivel.ordem})`
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {competencia.nome}
      </TableCell>
      <TableCell align="right" sx={wide}>
        {exigido ? (competenciaPeso ?? 1).toLocaleString('pt-BR') : ''}
      </TableCell>
      <TableCell>{exigido ? text(exigido) : t.notRequired}</TableCell>
      <TableCell>{obtido ? text(obtido) : t.notAssessed}</TableCell>
      <TableCell align="right" sx={{ fontWeight: gap !== undefined && gap < 0 ? 700 : 400 }}>
        {gap === undefined ? '' : gap > 0 ? `+${gap}` : String(gap).replace('-', '−')}
      </TableCell>
    </TableRow>
  )
}
