import { Cartesian } from './Cartesian.tsx'
import type { ChartProps } from './data.ts'

/** Bars, and lines for series marked `line`; lines only when all series are. */
export default function LineBarChart(props: ChartProps) {
  return <Cartesian {...props} lines />
}
