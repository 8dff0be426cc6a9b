import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { Quota } from '#schemas/runtime/answers/positions/quotas.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { cotasTexts as t } from './texts.ts'

const c = t.columns
/** Columns with title, number and, where the law sets one, the minimum. */
const columns: { title: string; of: (quota: Quota) => number; least?: (quota: Quota) => number }[] = [
  { title: c.employees, of: ({ empregados }) => empregados },
  { title: c.disabled, of: ({ pcd }) => pcd, least: ({ pcdExigidos }) => pcdExigidos },
  { title: c.required, of: ({ pcdExigidos }) => pcdExigidos },
  { title: c.base, of: ({ base }) => base },
  { title: c.apprentices, of: ({ aprendizes }) => aprendizes, least: ({ minimo }) => minimo },
  { title: c.least, of: ({ minimo }) => minimo },
]

/** The quotas of today and of the coming months; numbers below the minimum are highlighted. */
export function Forecast({ days }: { days: Quota[] }) {
  return (
    <>
      <Typography variant="h3" component="h2" id="previsao" sx={{ mb: 1 }}>
        {t.forecast}
      </Typography>
      <Paper variant="outlined">
        <TableContainer role="region" aria-labelledby="previsao" tabIndex={0}>
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{c.day}</TableCell>
                {columns.map(({ title }) => (
                  <TableCell key={title} align="right">
                    {title}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {days.map((quota, at) => (
                <TableRow key={quota.dia}>
                  <TableCell component="th" scope="row">
                    {at === 0 ? t.today : displayDay(quota.dia)}
                  </TableCell>
                  {columns.map(({ title, of, least }) => (
                    <TableCell key={title} align="right" data-label={title}>
                      <Short short={least !== undefined && of(quota) < least(quota)}>{of(quota)}</Short>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Paper>
    </>
  )
}

const Short = ({ short, children }: { short: boolean; children: number }) => (
  <Box component="span" sx={short ? { color: 'error.main', fontWeight: 700 } : undefined}>
    {children.toLocaleString('pt-BR')}
  </Box>
)
