import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { type MouseEvent, memo } from 'react'
import type { RaRecord } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { intentOf } from '#admin/shell/intent.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { isNumeric } from '../../cells/Cell.tsx'
import type { Column } from '../../columns.ts'
import { useEntity } from '../../entity-context.ts'
import { PreviewButton } from '../../summary/panel/PreviewButton.tsx'
import { Marks } from '../Marks.tsx'
import { listTexts } from '../texts.ts'
import { recordMark } from '../useListKeys.ts'
import { CellBox } from './CellBox.tsx'
import { ColumnCell } from './ColumnCell.tsx'

interface Props {
  record: RaRecord
  columns: readonly Column[]
  /** aria-rowindex; the header is 1 */
  place: number
  dense: boolean
  height: number
  /** maximum number of inline icons */
  icons: number
  /** absent where no bulk action is available */
  select?: (id: RaRecord['id'], range: boolean) => void
  selected: boolean
}

/** A table row; a click anywhere opens the record, the keyboard uses the link in its label column. */
export const RecordRow = memo(function RecordRow({
  record,
  columns,
  place,
  dense,
  height,
  icons,
  select,
  selected,
}: Props) {
  const { entity, resource, override } = useEntity()
  const Note = override.rowNote
  const navigate = useNavigate()
  const address = recordAddress(entity, resource, record.id)
  // the link is the label column, not a photo or code, where it is shown
  const linked = columns.find(({ path }) => entity.label.includes(path)) ?? columns[0]
  const open = (event: MouseEvent) => {
    // clicks on controls inside the row are theirs
    if ((event.target as HTMLElement).closest('a, button, input, [role=menu]')) return
    // a click with a text selection opens nothing; a click by keyboard (detail 0) never selects text
    const marking = event.detail > 0 && window.getSelection()?.toString()
    if (!marking) navigate(address)
  }
  return (
    <TableRow
      hover
      selected={selected}
      aria-rowindex={place}
      {...recordMark}
      onClick={open}
      {...intentOf(address)}
      sx={{ cursor: 'pointer', height }}
    >
      {select && (
        <TableCell padding="checkbox" className="selection" tabIndex={-1}>
          <Checkbox
            size="small"
            checked={selected}
            onClick={(event) => {
              event.stopPropagation()
              select(record.id, event.shiftKey)
            }}
            slotProps={{ input: { 'aria-label': listTexts.selectRow(labelOf(entity, record)) } }}
            sx={{ p: 0.5 }}
          />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell
          key={column.path}
          tabIndex={-1}
          align={isNumeric(column.field) ? 'right' : 'left'}
          sx={entity.summary && column === linked ? { position: 'relative' } : undefined}
          className={`column-${column.path.replaceAll('.', '-')}${index === 0 ? ' first' : ''}`}
        >
          <CellBox dense={dense}>
            <ColumnCell
              field={column.field}
              value={valueAt(record, column.path)}
              record={record}
              link={column === linked}
            />
            {column === linked && <Marks record={record} columns={columns} />}
          </CellBox>
          {entity.summary && column === linked && <PreviewButton record={record} />}
          {Note && column === linked && <Note record={record} />}
        </TableCell>
      ))}
      <TableCell className="actions" tabIndex={-1}>
        <RowActions record={record} limit={icons} />
      </TableCell>
    </TableRow>
  )
})
