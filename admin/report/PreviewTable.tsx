import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'
import type { ReportPreview } from './reports.ts'

/** Rows shown; the files have all. */
const rowLimit = 200

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The first rows of a report, each group below its name. */
export function PreviewTable({ preview: { colunas, grupo, linhas } }: { preview: ReportPreview }) {
  const shown = linhas.slice(0, rowLimit).map((row, position) => ({ row, position }))
  return (
    <Paper variant="outlined" sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }} aria-live="polite">
        {texts.report.rows(linhas.length)}
      </Typography>
      <TableContainer sx={{ maxHeight: 520 }} tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {colunas.map(({ field, title, format }) => (
                <TableCell key={field} align={isNumber(format) ? 'right' : 'left'}>
                  {title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ row, position }) => (
              <Fragment key={position}>
                {beginsGroup(linhas, position, grupo) && (
                  <TableRow>
                    <TableCell
                      component="th"
                      scope="rowgroup"
                      colSpan={colunas.length}
                      sx={{ fontWeight: 600, bgcolor: 'action.hover' }}
                    >
                      {String(row[grupo ?? ''] ?? texts.report.noGroup)}
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
          {texts.report.cut(rowLimit)}
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

function cellText(value: unknown, format: string | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') {
    if (format === 'decimal' || format === 'money') return decimal.format(value)
    if (format === 'percent') return `${oneDecimal.format(value)}%`
    if (format === 'code') return String(value)
    return value.toLocaleString('pt-BR', { maximumFractionDigits: 8 })
  }
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return displayDay(text)
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? displayInstant(text) : text
}
