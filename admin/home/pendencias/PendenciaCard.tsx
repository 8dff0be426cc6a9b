import Box from '@mui/material/Box'
import type { Pendencia } from '#schemas/runtime/answers/utilities/payroll-issues.ts'
import { MessageHint, type Removal, RemoveButton, SelectOne } from './PendenciaControls.tsx'
import { pendenciasAcTexts } from './texts.ts'

interface Props {
  pendencia: Pendencia
  removal?: Removal
  onToggle: (id: number) => void
}

/** One pending item on a phone. */
export function PendenciaCard({ pendencia, removal, onToggle }: Props) {
  const { id, detalhes, statusDetalhes } = pendencia
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      {removal && <SelectOne pendencia={pendencia} removal={removal} onToggle={onToggle} />}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{pendencia.pendencia}</Box>
        <Box>{detalhes}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {pendenciasAcTexts.status}: {statusDetalhes} <MessageHint pendencia={pendencia} />
        </Box>
      </Box>
      {removal && <RemoveButton pendencia={pendencia} onRemove={() => removal.onRemove(id)} />}
    </Box>
  )
}
