import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { stackedTable } from '#admin/shell/stacked-table.ts'

interface PlainColumn<R> {
  title: string
  right?: boolean
  cell: (row: R) => string
}

interface Props<R> {
  label: string
  columns: [PlainColumn<R>, ...PlainColumn<R>[]]
  rows: R[]
  keyOf: (row: R) => string | number
}

/** A read-only table. */
export function GroupTable<R>({ label, columns: [first, ...others], rows, keyOf }: Props<R>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{first.title}</TableCell>
            {others.map(({ title, right }) => (
              <TableCell key={title} align={right ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: { sm: 112 } }}>
                {first.cell(row)}
              </TableCell>
              {others.map(({ title, right, cell }) => (
                <TableCell
                  key={title}
                  data-label={title}
                  align={right ? 'right' : 'left'}
                  sx={{ whiteSpace: right ? 'nowrap' : undefined }}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
