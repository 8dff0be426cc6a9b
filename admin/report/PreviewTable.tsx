import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'
import type { ReportPreview } from './reports.ts'

/** Rows shown; the files have all. */
const rowLimit = 200

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The first rows of a report. */
export function PreviewTable({ preview: { colunas, linhas } }: { preview: ReportPreview }) {
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
              <TableRow key={position} hover>
                {colunas.map(({ field, format }) => (
                  <TableCell key={field} align={isNumber(format, row[field]) ? 'right' : 'left'}>
                    {cellText(row[field], format)}
                  </TableCell>
                ))}
              </TableRow>
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

const isNumber = (format: string | undefined, value?: unknown) =>
  typeof value === 'number' || format === 'decimal' || format === 'money' || format === 'integer'

function cellText(value: unknown, format: string | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') {
    if (format === 'decimal' || format === 'money') return decimal.format(value)
    return value.toLocaleString('pt-BR')
  }
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return displayDay(text)
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? displayInstant(text) : text
}
