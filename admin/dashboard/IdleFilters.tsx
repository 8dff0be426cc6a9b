import Typography from '@mui/material/Typography'
import type { Field } from '#schemas/runtime/model.ts'
import { type Counted, idleFilters, type SeriesInfo } from './dashboard.ts'
import { dashboardTexts } from './texts.ts'

interface Props {
  series: readonly SeriesInfo[]
  counted: Counted
  filters: readonly Field[]
}

/** Says which filters somebody filled in make no difference to a figure: what it tells is not of them. */
export function IdleFilters({ series, counted, filters }: Props) {
  const idle = idleFilters(series, counted, filters)
  if (idle.length === 0) return null
  return (
    <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
      {dashboardTexts.idle(idle)}
    </Typography>
  )
}
