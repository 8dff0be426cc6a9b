import Delete from '@mui/icons-material/DeleteOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Pendencia } from '#schemas/runtime/answers/utilities/payroll-issues.ts'
import { pendenciasAcTexts } from './texts.ts'

/** Ids that can be removed, and those selected. */
export interface Removal {
  removable: number[]
  selected: number[]
  onSelect: (ids: number[]) => void
  onRemove: (id: number) => void
}

/** The item's message as a tooltip on hover, touch and focus. */
export function MessageHint({ pendencia: { pendencia, msg } }: { pendencia: Pendencia }) {
  if (!msg) return null
  return (
    <Tooltip title={msg} describeChild enterTouchDelay={0} leaveTouchDelay={6000}>
      <IconButton size="small" aria-label={pendenciasAcTexts.message(pendencia)} sx={{ p: 0.25, my: -0.5 }}>
        <Info sx={{ fontSize: 17 }} />
      </IconButton>
    </Tooltip>
  )
}

/** Remove button; without permission it stays focusable (aria-disabled) and its tooltip says why (spec 1 §6). */
export function RemoveButton({ pendencia, onRemove }: { pendencia: Pendencia; onRemove: () => void }) {
  const { podeRemover } = pendencia
  return (
    <Tooltip
      title={podeRemover ? pendenciasAcTexts.remove : pendenciasAcTexts.forbidden}
      describeChild
      enterTouchDelay={0}
    >
      <IconButton
        size="small"
        aria-label={pendenciasAcTexts.removeOne(pendencia.pendencia)}
        aria-disabled={podeRemover ? undefined : true}
        onClick={podeRemover ? onRemove : undefined}
        sx={{
          p: 0.5,
          my: -0.5,
          alignSelf: 'flex-start',
          ...(!podeRemover && { color: 'text.disabled', cursor: 'not-allowed' }),
        }}
      >
        <Delete sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  )
}

interface SelectProps {
  pendencia: Pendencia
  removal: Removal
  onToggle: (id: number) => void
}

/** Chooses one item for the removal of several. */
export function SelectOne({ pendencia, removal, onToggle }: SelectProps) {
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5, alignSelf: 'flex-start' }}
      checked={removal.selected.includes(pendencia.id)}
      disabled={!pendencia.podeRemover}
      onChange={() => onToggle(pendencia.id)}
      slotProps={{ input: { 'aria-label': pendenciasAcTexts.select(pendencia.pendencia) } }}
    />
  )
}

/** Chooses all that may be removed. */
export function SelectAll({ removal: { removable, selected, onSelect } }: { removal: Removal }) {
  const all = removable.length > 0 && selected.length === removable.length
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={all}
      indeterminate={selected.length > 0 && !all}
      disabled={removable.length === 0}
      onChange={() => onSelect(all ? [] : removable)}
      slotProps={{ input: { 'aria-label': pendenciasAcTexts.selectAll } }}
    />
  )
}
