import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
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
import { nextOrder, orderRows, type PreviewOrder } from './order.ts'
import type { ReportPreview } from './reports.ts'
import { reportTexts } from './texts.ts'

/** Rows shown; the files have all. */
const rowLimit = 200

/** The first rows of a report, grouped; sorted within the groups by the column header clicked. */
export function PreviewTable({ preview: { colunas, grupo, linhas } }: { preview: ReportPreview }) {
  const [order, setOrder] = useState<PreviewOrder>()
  const sorted = useMemo(() => orderRows(linhas, order, grupo), [linhas, order, grupo])
  const shown = sorted.slice(0, rowLimit).map((row, position) => ({ row, position }))
  const numbers = useMemo(() => numberColumns(colunas, linhas), [colunas, linhas])
  return (
    <Paper variant="outlined" sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }} aria-live="polite">
        {reportTexts.rows(linhas.length)}
      </Typography>
      <TableContainer sx={{ maxHeight: 520 }} tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {colunas.map(({ field, title }, place) => (
                <TableCell
                  key={field}
                  align={numbers.has(field) ? 'right' : 'left'}
                  sx={place === 0 ? { ...FIRST, zIndex: 3, ...(!numbers.has(field) && NAMED) } : undefined}
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
                      <Box component="span" sx={GROUP}>
                        {String(row[grupo ?? ''] ?? reportTexts.noGroup)}
                      </Box>
                    </TableCell>
                  </TableRow>
                )}
                <TableRow hover>
                  {colunas.map(({ field, format }, place) => (
                    <TableCell
                      key={field}
                      align={numbers.has(field) ? 'right' : 'left'}
                      sx={{
                        ...(numbers.has(field) && FIGURES),
                        ...(isOneWord(row[field]) && { whiteSpace: 'nowrap' }),
                        ...(place === 0 && FIRST),
                      }}
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

const numeric = new Set<string | undefined>([
  'code',
  'decimal',
  'exact',
  'integer',
  'money',
  'number',
  'percent',
  'rate',
])

/** Numeric columns, by their format or by their values. */
function numberColumns(columns: ReportPreview['colunas'], rows: ReportPreview['linhas']): Set<string> {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  const holds = (field: string) => {
    const filled = rows.slice(0, rowLimit).filter((row) => !isEmpty(row[field]))
    return filled.length > 0 && filled.every((row) => typeof row[field] === 'number')
  }
  return new Set(columns.filter(({ field, format }) => numeric.has(format) || holds(field)).map(({ field }) => field))
}

/** The first column is sticky while the table scrolls sideways. */
const FIRST = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  maxWidth: { xs: 150, sm: 320 },
  overflowWrap: 'break-word',
  boxShadow: (theme: Theme) => `inset -1px 0 ${theme.palette.divider}`,
} as const

/** Minimum width of a name column, so that names do not wrap. */
const NAMED = { minWidth: { xs: 130, sm: 200 } } as const

/** The group heading is sticky, too. */
const GROUP = { position: 'sticky', left: 16, display: 'inline-block', maxWidth: 'calc(100vw - 96px)' } as const

const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** CPFs and dates do not wrap at hyphens. */
const isOneWord = (value: unknown) => typeof value === 'string' && value.length <= 20 && !value.includes(' ')

const beginsGroup = (rows: Record<string, unknown>[], position: number, group: string | undefined) =>
  group !== undefined && (position === 0 || rows[position]?.[group] !== rows[position - 1]?.[group])
