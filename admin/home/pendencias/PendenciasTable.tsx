import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useState } from 'react'
import type { Pendencia } from '#schemas/runtime/answers/utilities/payroll-issues.ts'
import { PendenciaCard } from './PendenciaCard.tsx'
import { MessageHint, type Removal, RemoveButton, SelectAll, SelectOne } from './PendenciaControls.tsx'
import { pendenciasAcTexts } from './texts.ts'

interface Props {
  label: string
  pendencias: Pendencia[]
  /** absent: read-only */
  removal?: Removal
}

/** Same column widths in both tables. */
const columns = { tableLayout: 'fixed' } as const

/** Rows shown initially. */
const first = 6

/** pendência, detalhes, status (spec 1 §2.6): a table, on a phone cards. */
export function PendenciasTable({ label, pendencias, removal }: Props) {
  const mobile = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [whole, setWhole] = useState(false)
  const shown = whole ? pendencias : pendencias.slice(0, first)
  const toggle = (id: number) => {
    const { selected = [], onSelect } = removal ?? {}
    onSelect?.(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
  }
  return (
    <>
      {mobile ? (
        <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((pendencia) => (
            <PendenciaCard key={pendencia.id} pendencia={pendencia} removal={removal} onToggle={toggle} />
          ))}
        </Box>
      ) : (
        <Table size="small" aria-label={label} sx={columns}>
          <TableHead>
            <TableRow>
              {removal && (
                <TableCell padding="checkbox" sx={{ pl: 1.25, width: 48 }}>
                  <SelectAll removal={removal} />
                </TableCell>
              )}
              <TableCell sx={{ width: '34%', ...(!removal && { pl: 2 }) }}>{pendenciasAcTexts.pendencia}</TableCell>
              <TableCell sx={{ width: '34%' }}>{pendenciasAcTexts.detalhes}</TableCell>
              <TableCell>{pendenciasAcTexts.status}</TableCell>
              {removal && (
                <TableCell sx={{ width: 56 }}>
                  <span style={visuallyHidden}>{pendenciasAcTexts.actions}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((pendencia) => (
              <Row key={pendencia.id} pendencia={pendencia} removal={removal} onToggle={toggle} />
            ))}
          </TableBody>
        </Table>
      )}
      {pendencias.length > first && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1, py: 0.25 }}>
          <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? pendenciasAcTexts.showLess : pendenciasAcTexts.showAll(pendencias.length)}
          </Button>
        </Box>
      )}
    </>
  )
}

interface RowProps {
  pendencia: Pendencia
  removal?: Removal
  onToggle: (id: number) => void
}

function Row({ pendencia, removal, onToggle }: RowProps) {
  const { id, detalhes, statusDetalhes } = pendencia
  return (
    <TableRow hover>
      {removal && (
        <TableCell padding="checkbox" sx={{ pl: 1.25 }}>
          <SelectOne pendencia={pendencia} removal={removal} onToggle={onToggle} />
        </TableCell>
      )}
      <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600, ...(!removal && { pl: 2 }) }}>
        {pendencia.pendencia}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{detalhes}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {statusDetalhes} <MessageHint pendencia={pendencia} />
      </TableCell>
      {removal && (
        <TableCell align="right" sx={{ pr: 1.5 }}>
          <RemoveButton pendencia={pendencia} onRemove={() => removal.onRemove(id)} />
        </TableCell>
      )}
    </TableRow>
  )
}
