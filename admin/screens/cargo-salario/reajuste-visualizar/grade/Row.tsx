import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { emReais } from '#admin/reajustes/amounts.ts'
import { type Plano, TIPOS } from '#admin/reajustes/plano.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { visualizarTexts as t } from '../texts.ts'
import { AmountCell } from './AmountCell.tsx'
import type { Column } from './columns.tsx'
import { alvoDe, atualDe, type DoTalento, isTyped, type Linha, propostoDe } from './linhas.ts'
import type { By, SaveAmount } from './useAmount.ts'

interface Props {
  linha: Linha
  plano: Plano
  /** address to which the form returns */
  volta: string
  columns: { before: Column[]; after: Column[] }
  titles: { current: string; proposed: string }
  mayChange: boolean
  mayDelete: boolean
  /** which of its cells is in edit mode */
  active: By | undefined
  onOpen: (by: By) => void
  onLeave: (by: By, next: boolean) => void
  save: SaveAmount
  onRemove: () => void
}

/** One proposal: its subject, current and proposed amounts, and warnings. */
export function Row({ linha, plano, volta, columns, titles, mayChange, mayDelete, onRemove, ...editing }: Props) {
  const { nome } = alvoDe(linha, plano)
  const cells = (list: Column[]) =>
    list.map(({ title, right, percent, cell }) => (
      <TableCell key={title} data-label={title} align={right ? 'right' : 'left'}>
        {percent ? (
          <Amount by="percentual" {...{ linha, plano, mayChange, nome }} {...editing} shown={cell(linha)} />
        ) : (
          cell(linha)
        )}
      </TableCell>
    ))
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="who" sx={{ overflowWrap: 'anywhere' }}>
        {nome}
        <Flags linha={linha as DoTalento} />
      </TableCell>
      {cells(columns.before)}
      <TableCell data-label={titles.current} align="right" sx={{ whiteSpace: 'nowrap' }}>
        {emReais(atualDe(linha, plano))}
      </TableCell>
      <TableCell data-label={titles.proposed} align="right">
        <Amount
          by="valor"
          {...{ linha, plano, mayChange, nome }}
          {...editing}
          shown={<strong>{emReais(propostoDe(linha, plano))}</strong>}
        />
      </TableCell>
      {cells(columns.after)}
      <TableCell className="what">
        <Box sx={{ display: 'flex', justifyContent: { xs: 'flex-start', md: 'flex-end' } }}>
          <Tooltip title={mayChange ? t.edit : t.seeDetail}>
            <IconButton
              size="small"
              component={AppLink}
              to={`/${TIPOS[plano.tipoReajuste].route}/${linha.id}?volta=${encodeURIComponent(volta)}`}
              aria-label={t.actionOf(mayChange ? t.edit : t.seeDetail, nome)}
            >
              {mayChange ? <Edit fontSize="small" /> : <Visibility fontSize="small" />}
            </IconButton>
          </Tooltip>
          {mayDelete && (
            <Tooltip title={t.remove}>
              <IconButton size="small" aria-label={t.actionOf(t.remove, nome)} onClick={onRemove}>
                <Delete fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      </TableCell>
    </TableRow>
  )
}

type AmountProps = Pick<Props, 'linha' | 'plano' | 'mayChange' | 'active' | 'onOpen' | 'onLeave' | 'save'> & {
  by: By
  nome: string
  /** content of the cell where it is not editable */
  shown: ReactNode
}

function Amount({ by, linha, plano, mayChange, nome, active, onOpen, onLeave, save, shown }: AmountProps) {
  const { tipoSalarioProposto: tipo = 3, observacao } = linha as DoTalento
  const [atual, proposto] = [atualDe(linha, plano), propostoDe(linha, plano)]
  if (!mayChange || !isTyped(linha, plano, by))
    return (
      <Tooltip title={mayChange && tipo !== 3 ? t.follows[tipo] : ''}>
        <Box component="span" sx={{ whiteSpace: 'nowrap', '& strong': { fontWeight: 600 } }}>
          {shown}
        </Box>
      </Tooltip>
    )
  return (
    <AmountCell
      {...{ by, nome, atual, proposto, observacao, save }}
      active={active === by}
      onOpen={() => onOpen(by)}
      onLeave={(next) => onLeave(by, next)}
    />
  )
}

function Flags({ linha: { temDuplicidade, colaboradorDesligado } }: { linha: DoTalento }) {
  if (!temDuplicidade && !colaboradorDesligado) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {temDuplicidade && (
        <Tooltip title={t.duplicateTip}>
          <Chip size="small" color="warning" variant="outlined" label={t.duplicate} tabIndex={0} />
        </Tooltip>
      )}
      {colaboradorDesligado && (
        <Tooltip title={t.dismissedTip}>
          <Chip size="small" color="error" variant="outlined" label={t.dismissed} tabIndex={0} />
        </Tooltip>
      )}
    </Box>
  )
}
