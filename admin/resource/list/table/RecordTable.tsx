import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import { useMemo, useRef } from 'react'
import { useListContext } from 'react-admin'
import { useSession } from '#admin/providers/session.ts'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import { useActionsOf } from '../../actions/useRecordActions.tsx'
import { useEntity } from '../../entity-context.ts'
import { TipArea } from '../TipArea.tsx'
import { useListSettings } from '../useListSettings.ts'
import { RecordRow } from './RecordRow.tsx'
import { TableHeader } from './TableHeader.tsx'
import { tableLayout } from './table-layout.ts'
import { rowHeights, tableLooks } from './table-looks.ts'
import { useRoom } from './useRoom.ts'
import { useRowSelection } from './useRowSelection.ts'
import { useVisibleRows } from './useVisibleRows.ts'
import { walkCells } from './walk-cells.ts'

/** Records as a table: widths from the schema, sorted by the server, selectable, with row actions. */
export function RecordTable() {
  const { entity, schema, override, templates } = useEntity()
  const { schemas } = useSession()
  const { shown, dense, change } = useListSettings()
  const { data = [], isPlaceholderData, sort, setSort } = useListContext()
  const actionsOf = useActionsOf('row')
  const selection = useRowSelection()
  const [box, room] = useRoom<HTMLDivElement>()
  const body = useRef<HTMLTableSectionElement>(null)
  const height = dense ? rowHeights.dense : rowHeights.comfortable
  const { first, end } = useVisibleRows(body, data.length, height)
  const extra = override.bulkExtra !== undefined && override.bulkExtra.may?.(schemas) !== false
  const selectable =
    schema.can.delete || templates.length > 0 || extra || (schema.can.update && bulkFields(entity).length > 0)
  const actions = useMemo(
    () => data.slice(0, 3).reduce((most, record) => Math.max(most, actionsOf(record).length), 0),
    [data, actionsOf],
  )
  const layout = useMemo(
    () => tableLayout(entity, shown, { room, selectable, actions }),
    [entity, shown, room, selectable, actions],
  )
  const sortBy = (field: string) => {
    const order = sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC'
    setSort({ field, order })
    change({ ordem: order === 'DESC' ? `-${field}` : field })
  }
  return (
    <TipArea>
      <Box
        ref={box}
        data-scroll
        aria-busy={isPlaceholderData}
        sx={{
          overflowX: layout.scrolls ? 'auto' : 'clip',
          opacity: isPlaceholderData ? 0.6 : 1,
          '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity .15s' },
        }}
      >
        <Table
          size="small"
          aria-rowcount={data.length + 1}
          onKeyDown={walkCells}
          sx={tableLooks(dense, layout.scrolls)}
          style={{ width: layout.total }}
        >
          <colgroup>
            {layout.widths.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
          <TableHeader columns={shown} selection={selectable ? selection : undefined} onSort={sortBy} />
          <TableBody ref={body}>
            <Gap rows={first} height={height} />
            {data.slice(first, end).map((record, index) => (
              <RecordRow
                key={record.id}
                record={record}
                columns={shown}
                place={first + index + 2}
                dense={dense}
                height={height}
                icons={layout.icons}
                select={selectable ? selection.toggleOne : undefined}
                selected={selection.has(record.id)}
              />
            ))}
            <Gap rows={data.length - end} height={height} />
          </TableBody>
        </Table>
      </Box>
    </TipArea>
  )
}

/** Spacer for rows outside the virtual window. */
const Gap = ({ rows, height }: { rows: number; height: number }) =>
  rows > 0 ? (
    <tr aria-hidden style={{ height: rows * height }}>
      <td />
    </tr>
  ) : null
