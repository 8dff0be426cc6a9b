import Chip from '@mui/material/Chip'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Effective, RecordData } from '#schemas/runtime/model.ts'
import { standingOf } from '#schemas/runtime/record/effective.ts'
import { useScope } from '../state/scope.ts'

interface Props {
  row: RecordData
  /** all rows of the list: each is in force until the next one starts */
  rows: RecordData[]
  effective: Effective
}

/** Standing of a dated row on today's date, computed from the rows being edited. */
export function InForce({ row, rows, effective }: Props) {
  const { context } = useScope()
  const found = standingOf(row, rows, effective, context.hoje)
  if (!found) return '—'
  const { standing, until } = found
  if (standing === 'encerrada') return `Até ${displayDay(until ?? '')}`
  const title = standing === 'vigente' ? 'Em vigor' : 'Futura'
  return (
    <Chip
      size="small"
      color={standing === 'vigente' ? 'success' : 'default'}
      variant="outlined"
      label={until === undefined ? title : `${title} até ${displayDay(until)}`}
    />
  )
}
