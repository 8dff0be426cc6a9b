import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { chartsTexts } from '#admin/charts/texts.ts'
import { type ChartData, type ChartProps, placeOf } from '../data.ts'
import { type NumberFormat, numberText } from '../format.ts'

interface Props extends Pick<ChartProps, 'onPick'> {
  title: string
  category?: string
  data: ChartData
  format?: NumberFormat
}

/** Data table of a chart, for screen readers and exact values. */
export function ChartTable({ title, category = chartsTexts.category, data, format, onPick }: Props) {
  const { categories, series } = data
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{category}</TableCell>
            {series.map((one) => (
              <TableCell key={one.title} align="right">
                {one.title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.map((name, place) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {onPick ? (
                  <Link
                    component="button"
                    type="button"
                    onClick={(event) => onPick(place, placeOf(event))}
                    sx={{ textAlign: 'left' }}
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </TableCell>
              {series.map((one) => (
                <TableCell key={one.title} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {numberText(one.values[place], one.format ?? format)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
