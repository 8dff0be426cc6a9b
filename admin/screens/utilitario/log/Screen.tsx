import { TrailScreen } from '#admin/shell/trail/TrailScreen.tsx'
import { Detail } from './Detail.tsx'
import { Filters } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import { BASE } from './useLog.ts'

/** The audit trail (spec 3 §2): who, when, where, what; read-only. */
export default function Screen() {
  return <TrailScreen base={BASE} file="log" {...{ Filters, Lines, Detail }} />
}
