import { Cartesian } from './Cartesian.tsx'
import type { ChartProps } from './data.ts'

/** Bars, one colour per series. */
export default function BarChart(props: ChartProps) {
  return <Cartesian {...props} lines={false} />
}
