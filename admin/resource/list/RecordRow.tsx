import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { type MouseEvent, memo, type ReactNode } from 'react'
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { texts } from '#admin/i18n/texts.ts'
import { labelOf } from '#schemas/runtime/display.ts'
import { useEntity } from '../entity-context.ts'

interface Props {
  children?: ReactNode
  className?: string
}

/** A table row that opens its record. react-admin's own has a checkbox whose label screen readers cannot find. */
export const RecordRow = memo(function RecordRow({ children, className }: Props) {
  const { entity, resource } = useEntity()
  const record = useRecordContext()
  const { hasBulkActions } = useDataTableConfigContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  const selected = useDataTableSelectedIdsContext()
  const navigate = useNavigate()
  if (!record) return null
  const checked = selected?.includes(record.id) ?? false
  const toggle = (event: MouseEvent) => {
    event.stopPropagation()
    handleToggleItem?.(record.id, event)
  }
  const open = () => {
    // Marking text in a row is not a wish to leave the list.
    if (!window.getSelection()?.toString()) navigate(`/${resource}/${record.id}`)
  }
  return (
    <TableRow hover selected={checked} className={className} onClick={open} sx={{ cursor: 'pointer' }}>
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={checked}
            onClick={toggle}
            slotProps={{ input: { 'aria-label': texts.list.selectRow(labelOf(entity, record)) } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  )
})
