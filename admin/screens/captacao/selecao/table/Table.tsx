import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import MuiTable from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useState } from 'react'
import { useEntity } from '#admin/resource/entity-context.ts'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { selecaoTexts } from '../texts.ts'
import { useKeptFocus } from '../useKeptFocus.ts'
import { useMove } from '../useQuadro.ts'
import { inReach, wide } from './in-reach.ts'
import { type Coluna, type Ordem, ordenaCartoes, podeMover, type Recorte, recortaCartoes } from './linhas.ts'
import { MoveMany } from './MoveMany.tsx'
import { Row } from './Row.tsx'
import { TableFilters } from './TableFilters.tsx'

interface Props {
  quadro: Quadro
  /** cards that match the search */
  cartoes: Cartao[]
  /** after a candidate has come to another step */
  onMoved: (cartao: Cartao) => void
  onNoted: () => void
}

const columns = Object.keys(selecaoTexts.columns) as Coluna[]
const numbers = new Set<Coluna>(['dias', 'avaliacoes', 'pretencaoSalarial'])

/** The board's candidates as a table: sorted, filtered, and moved in bulk. */
export function Table({ quadro, cartoes, onMoved }: Props) {
  const { resource, schema } = useEntity()
  const [ordem, setOrdem] = useState<Ordem>({ por: 'etapa', desc: false })
  const [recorte, setRecorte] = useState<Recorte>({ etapaId: '', situacao: 'E' })
  const [marked, setMarked] = useState<number[]>([])
  const { mutate } = useMove(resource, quadro.solicitacao.id)
  const kept = useKeptFocus<HTMLDivElement>()
  const mayMove = schema.actions.includes('etapa') && quadro.solicitacao.aberta
  const rows = ordenaCartoes(quadro, recortaCartoes(cartoes, recorte), ordem)
  const movable = rows.filter((cartao) => podeMover(quadro, cartao))
  // selected rows hidden by a filter are not moved
  const chosen = movable.filter(({ id }) => marked.includes(id))
  const onMove = (cartao: Cartao, etapa: Etapa | undefined) => {
    if (etapa && etapa.id !== cartao.etapaId) mutate({ cartao, etapa }, { onSuccess: () => onMoved(cartao) })
  }
  const toggle = (id: number) =>
    setMarked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <TableFilters etapas={quadro.etapas} recorte={recorte} onChange={setRecorte} />
        {chosen.length > 0 && (
          <MoveMany
            quadro={quadro}
            cartoes={chosen}
            onMoved={(ids) => setMarked((before) => before.filter((id) => !ids.includes(id)))}
          />
        )}
      </Box>
      <TableContainer component={Paper} variant="outlined" tabIndex={-1} {...kept}>
        <MuiTable size="small" aria-label={selecaoTexts.table} sx={{ '& td, & th': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              {mayMove && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    disabled={movable.length === 0}
                    checked={chosen.length > 0 && chosen.length === movable.length}
                    indeterminate={chosen.length > 0 && chosen.length < movable.length}
                    onChange={(_event, all) => setMarked(all ? movable.map(({ id }) => id) : [])}
                    slotProps={{ input: { 'aria-label': selecaoTexts.markAll } }}
                  />
                </TableCell>
              )}
              {columns.map((coluna) => (
                <TableCell
                  key={coluna}
                  align={numbers.has(coluna) ? 'right' : 'left'}
                  sortDirection={ordem.por === coluna && (ordem.desc ? 'desc' : 'asc')}
                  sx={{ fontWeight: 600, ...(coluna === 'nome' ? {} : wide) }}
                >
                  <TableSortLabel
                    active={ordem.por === coluna}
                    direction={ordem.por === coluna && ordem.desc ? 'desc' : 'asc'}
                    onClick={() => setOrdem({ por: coluna, desc: ordem.por === coluna && !ordem.desc })}
                  >
                    {selecaoTexts.columns[coluna]}
                  </TableSortLabel>
                </TableCell>
              ))}
              <TableCell padding="checkbox" sx={inReach}>
                <Box component="span" sx={visuallyHidden}>
                  {selecaoTexts.actions}
                </Box>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cartao) => (
              <Row
                key={cartao.id}
                quadro={quadro}
                cartao={cartao}
                movable={mayMove && podeMover(quadro, cartao)}
                select={mayMove ? () => toggle(cartao.id) : undefined}
                selected={marked.includes(cartao.id)}
                onMove={(etapa) => onMove(cartao, etapa)}
              />
            ))}
          </TableBody>
        </MuiTable>
        {rows.length === 0 && (
          <Typography color="text.secondary" sx={{ textAlign: 'center', py: 5 }}>
            {quadro.candidatos.length === 0 ? selecaoTexts.empty : selecaoTexts.nothingFound}
          </Typography>
        )}
      </TableContainer>
    </>
  )
}
