import { useState } from 'react'
import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart as RechartsRadar,
  ResponsiveContainer,
  Tooltip,
} from 'recharts'
import { AxisName } from './AxisName.tsx'
import { type ChartProps, rowsOf } from './data.ts'
import { numberText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { Legend } from './frame/Legend.tsx'
import { linesOf } from './names.ts'
import { chartsTexts } from './texts.ts'
import { useLook } from './useLook.ts'

interface Props extends ChartProps {
  /** end of the axis, from the configuration (spec 2 §9: from 0, in steps of 1); default: the largest value */
  max?: number
}

/** Width in pixels from which the chart need not shrink for its labels. */
const ROOMY = 560
/** Characters per label line. */
const LINE = 14

const split = (name: string) => linesOf(name, LINE)

const DASHES = [undefined, '6 4', '2 3']

/** Radar of several profiles over the same criteria, for example a position's requirements and a person's levels. */
export default function RadarChart({ max, height = 380, ...props }: Props) {
  const { data, format, title } = props
  // in a narrow container the radius is reduced to make room for labels
  const [narrow, setNarrow] = useState(false)
  const look = useLook(data.series.map((series) => series.title))
  const top = Math.max(1, Math.ceil(max ?? Math.max(...data.series.flatMap(({ values }) => values.map((v) => v ?? 0)))))
  const legend = data.series.map((series, at) => ({ title: series.title, color: look.colors[at] ?? look.line }))
  return (
    <ChartFrame {...props} height={height} legend={<Legend label={chartsTexts.legend(title)} items={legend} />}>
      <ResponsiveContainer width="100%" height={height} onResize={(width) => setNarrow(width < ROOMY)}>
        <RechartsRadar data={rowsOf(data)} outerRadius={narrow ? '45%' : '74%'} title={title}>
          <PolarGrid stroke={look.line} />
          <PolarAngleAxis dataKey="nome" tick={<AxisName look={look.text} split={split} />} />
          <PolarRadiusAxis
            domain={[0, top]}
            tickCount={top + 1}
            tick={look.text}
            stroke={look.line}
            angle={90 - 180 / Math.max(3, data.categories.length)}
          />
          <Tooltip {...look.tooltip} formatter={(value) => numberText(Number(value), format)} />
          {data.series.map((series, at) => (
            <Radar
              key={series.title}
              dataKey={`s${at}`}
              name={series.title}
              stroke={look.colors[at]}
              strokeWidth={2.5}
              strokeDasharray={DASHES[at % DASHES.length]}
              fill={look.colors[at]}
              fillOpacity={0.14}
              dot={{ r: 3, fillOpacity: 1, strokeDasharray: 'none' }}
              isAnimationActive={look.moves}
            />
          ))}
        </RechartsRadar>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
