import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { LinhaDeLote } from '#schemas/runtime/answers/utilities/payroll-batches.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { lotesTexts as t } from './texts.ts'
import type { Situacao } from './useLotes.ts'

const tones = { AGUARDANDO: 'warning', COM_ERRO: 'error', SEM_ERRO: 'success' } as const

export const State = ({ situacao }: { situacao: Situacao }) => (
  <Chip size="small" variant="outlined" color={tones[situacao]} label={t.states[situacao]} />
)

interface Props {
  linhas: LinhaDeLote[] | undefined
  filtered: boolean
  onView(id: number): void
}

/** The batches; each opens with its items. */
export function Lines({ linhas, filtered, onView }: Props) {
  const title = useScreenTitle()
  if (!linhas) return <Skeleton variant="rectangular" height={320} />
  if (linhas.length === 0) return <NothingYet filtered={filtered}>{filtered ? t.noneFound : t.none}</NothingYet>
  const { data, tipo, status, mensagem } = t.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {[data, tipo, status, mensagem].map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((lote) => (
            <TableRow key={lote.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(lote.data)}</TableCell>
              <TableCell>
                <ButtonBase
                  aria-label={t.open(t.kinds[lote.tipo], lote.codigo)}
                  onClick={() => onView(lote.id)}
                  sx={{ font: 'inherit', textAlign: 'left', color: 'primary.main', borderRadius: 0.5 }}
                >
                  {t.kinds[lote.tipo]}
                </ButtonBase>
                <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{`${t.ways[lote.sentido]} · ${lote.codigo}`}</Box>
              </TableCell>
              <TableCell>{lote.status && <State situacao={lote.status} />}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{lote.mensagem}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
