import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { withComputed } from '#schemas/runtime/computed/fill.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { isKnown, missingText } from '#schemas/runtime/record/visibility.ts'
import { Cell, isNumeric } from '../cells/Cell.tsx'
import { useEntity, useRuleContext } from '../entity-context.ts'
import type { Fact } from './facts.ts'

const isMissing = (value: unknown): boolean => value === undefined || value === null

/** Rows of a child list in its list columns; columns that are empty in every row are omitted. */
export function Rows({ list: { field, value }, titled }: { list: Fact; titled: boolean }) {
  const { runtime } = useEntity()
  const context = useRuleContext()
  const child = runtime.child(field.target ?? '')
  const rows = (value as RecordData[]).map((row) => withComputed(child, row, context, { labelled: true }))
  const missing = (column: Field, row: RecordData) => missingText(child, column, row, context)
  const columns = child.entity.list.columns.flatMap((path): Field[] => {
    const column = fieldAt(child.entity, path)
    const said = column && rows.some((row) => !isMissing(valueAt(row, path)) || missing(column, row) !== '')
    return column && said && !column.hint.hidden && isKnown(column, context) ? [column] : []
  })
  return (
    <Box sx={{ minWidth: 0 }}>
      {titled && (
        <Typography component="h3" sx={{ fontSize: 12, color: 'text.secondary', mb: 0.5 }}>
          {field.title}
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={field.title}>
        <Table size="small" aria-label={field.title} sx={{ '& td, & th': { px: 1 }, '& td': { fontSize: 13.5 } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.path} align={isNumeric(column) ? 'right' : 'left'}>
                  {column.title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={String(row.id)}>
                {columns.map((column) => (
                  <TableCell key={column.path} align={isNumeric(column) ? 'right' : 'left'}>
                    {(isMissing(valueAt(row, column.path)) && missing(column, row)) || (
                      <Cell field={column} value={valueAt(row, column.path)} record={row} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
