import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { OcorrenciaNoPeriodo } from '#schemas/runtime/answers/positions/occurrences.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Measure, type MeasureProps } from './Measure.tsx'
import { ocorrenciasTexts as t } from './texts.ts'

type Props = { itens: OcorrenciaNoPeriodo[] } & Omit<MeasureProps, 'item'>

/** The occurrences: a table, or a list up to 768 px. */
export function Lines({ itens, ...measure }: Props) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  if (narrow)
    return itens.map((item) => (
      <Box key={item.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.75 }}>
        <Who {...item} />
        <Typography variant="body2">
          {[daysOf(item), item.ocorrencia.descricao, pointsOf(item)].filter(Boolean).join(' · ')}
        </Typography>
        <Where {...item} />
        <Measure item={item} {...measure} />
      </Box>
    ))
  const { date, talent, type, points, where, measure: measureTitle } = t.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[date, talent, type].map((each) => (
              <TableCell key={each}>{each}</TableCell>
            ))}
            <TableCell align="right">{points}</TableCell>
            {[where, measureTitle].map((each) => (
              <TableCell key={each}>{each}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {itens.map((item) => (
            <TableRow key={item.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{daysOf(item)}</TableCell>
              <TableCell>
                <Who {...item} />
              </TableCell>
              <TableCell>
                {item.ocorrencia.descricao}{' '}
                {item.origem === 'FORTES_PESSOAL' && <Chip size="small" variant="outlined" label={t.fromPayroll} />}
              </TableCell>
              <TableCell align="right">{item.pontuacao}</TableCell>
              <TableCell>
                <Where {...item} />
              </TableCell>
              <TableCell sx={{ minWidth: 190 }}>
                <Measure item={item} {...measure} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const daysOf = ({ dataIni, dataFim }: OcorrenciaNoPeriodo): string =>
  dataFim === null || dataFim === dataIni ? displayDay(dataIni) : t.until(displayDay(dataIni), displayDay(dataFim))

const pointsOf = ({ pontuacao }: OcorrenciaNoPeriodo): string | undefined =>
  pontuacao === null ? undefined : t.pointsOf(pontuacao)

const Who = ({ colaborador: { id, nome } }: OcorrenciaNoPeriodo) => (
  <Link component={AppLink} to={`/gestao-talentos/talentos/${id}/ficha`} sx={{ fontWeight: 600 }}>
    {nome}
  </Link>
)

const Where = ({ cargo, area }: OcorrenciaNoPeriodo) => (
  <Typography variant="body2" color="text.secondary">
    {[cargo, area].filter(Boolean).join(' · ')}
  </Typography>
)
