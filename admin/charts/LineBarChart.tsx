import { Cartesian } from './Cartesian.tsx'
import type { ChartProps } from './data.ts'

/** Bars and, for series marked `line`, lines above them. All lines: a chart of lines. */
export default function LineBarChart(props: ChartProps) {
  return <Cartesian {...props} lines />
}
