import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import Typography from '@mui/material/Typography'
import { Fragment, useMemo, useState } from 'react'
import { cellText } from './cell-text.ts'
import { nextOrder, ordered, type PreviewOrder } from './order.ts'
import type { ReportPreview } from './reports.ts'
import { reportTexts } from './texts.ts'

/** Rows shown; the files have all. */
const rowLimit = 200

/** The first rows of a report, each group below its name; by the column whose head was clicked, within the groups. */
export function PreviewTable({ preview: { colunas, grupo, linhas } }: { preview: ReportPreview }) {
  const [order, setOrder] = useState<PreviewOrder>()
  const sorted = useMemo(() => ordered(linhas, order, grupo), [linhas, order, grupo])
  const shown = sorted.slice(0, rowLimit).map((row, position) => ({ row, position }))
  return (
    <Paper variant="outlined" sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }} aria-live="polite">
        {reportTexts.rows(linhas.length)}
      </Typography>
      <TableContainer sx={{ maxHeight: 520 }} tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {colunas.map(({ field, title, format }) => (
                <TableCell
                  key={field}
                  align={isNumber(format) ? 'right' : 'left'}
                  sortDirection={order?.field === field && (order.descending ? 'desc' : 'asc')}
                >
                  <TableSortLabel
                    active={order?.field === field}
                    direction={order?.field === field && order.descending ? 'desc' : 'asc'}
                    onClick={() => setOrder(nextOrder(field, order))}
                  >
                    {title}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ row, position }) => (
              <Fragment key={position}>
                {beginsGroup(sorted, position, grupo) && (
                  <TableRow>
                    <TableCell
                      component="th"
                      scope="rowgroup"
                      colSpan={colunas.length}
                      sx={{ fontWeight: 600, bgcolor: 'action.hover' }}
                    >
                      {String(row[grupo ?? ''] ?? reportTexts.noGroup)}
                    </TableCell>
                  </TableRow>
                )}
                <TableRow hover>
                  {colunas.map(({ field, format }) => (
                    <TableCell
                      key={field}
                      align={isNumber(format, row[field]) ? 'right' : 'left'}
                      sx={isOneWord(row[field]) ? { whiteSpace: 'nowrap' } : undefined}
                    >
                      {cellText(row[field], format)}
                    </TableCell>
                  ))}
                </TableRow>
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {linhas.length > rowLimit && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {reportTexts.cut(rowLimit)}
        </Typography>
      )}
    </Paper>
  )
}

const numeric = new Set<string | undefined>(['code', 'decimal', 'exact', 'integer', 'money', 'number', 'percent'])

const isNumber = (format: string | undefined, value?: unknown) => typeof value === 'number' || numeric.has(format)

/** A CPF or a date does not break at its hyphen. */
const isOneWord = (value: unknown) => typeof value === 'string' && value.length <= 20 && !value.includes(' ')

const beginsGroup = (rows: Record<string, unknown>[], position: number, group: string | undefined) =>
  group !== undefined && (position === 0 || rows[position]?.[group] !== rows[position - 1]?.[group])
