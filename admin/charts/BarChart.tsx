import { Cartesian } from './Cartesian.tsx'
import type { ChartProps } from './data.ts'
import HorizontalBarChart from './HorizontalBarChart.tsx'
import { isTall } from './names.ts'

/** Bar chart, one colour per series: vertical for a few short names, horizontal for many or long ones. */
export default function BarChart({ height, ...props }: ChartProps) {
  return isTall(props.data) ? <HorizontalBarChart {...props} /> : <Cartesian {...props} height={height} lines={false} />
}
