import { Cartesian } from './Cartesian.tsx'
import type { ChartProps } from './data.ts'
import HorizontalBarChart from './HorizontalBarChart.tsx'
import { isTall } from './names.ts'

/** Bars, one colour per series: upwards for a few short names, to the right of names that are many or long. */
export default function BarChart({ height, ...props }: ChartProps) {
  return isTall(props.data) ? <HorizontalBarChart {...props} /> : <Cartesian {...props} height={height} lines={false} />
}
