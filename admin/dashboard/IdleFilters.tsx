import Typography from '@mui/material/Typography'
import type { Field } from '#schemas/runtime/model.ts'
import { type Counted, idleFilters, type SeriesInfo } from './dashboard.ts'
import { dashboardTexts } from './texts.ts'

interface Props {
  series: readonly SeriesInfo[]
  counted: Counted
  filters: readonly Field[]
}

/** Names the active filters that do not apply to a figure. */
export function IdleFilters({ series, counted, filters }: Props) {
  const idle = idleFilters(series, counted, filters)
  if (idle.length === 0) return null
  return (
    <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
      {dashboardTexts.idle(idle)}
    </Typography>
  )
}
