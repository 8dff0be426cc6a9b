import useMediaQuery from '@mui/material/useMediaQuery'
import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart as RechartsRadar,
  ResponsiveContainer,
  Tooltip,
} from 'recharts'
import { type ChartProps, rowsOf } from './data.ts'
import { numberText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { Legend } from './frame/Legend.tsx'
import { chartsTexts } from './texts.ts'
import { useLook } from './useLook.ts'

interface Props extends ChartProps {
  /** end of the axis, from the configuration (spec 2 §9: from 0, in steps of 1); by default the largest value */
  max?: number
}

const DASHES = [undefined, '6 4', '2 3']

/** Several profiles over the same criteria: what a position requires against what a person has. */
export default function RadarChart({ max, height = 380, ...props }: Props) {
  const { data, format, title } = props
  // names of the criteria stand beside the picture: on a telephone it makes room for them
  const narrow = useMediaQuery('(max-width: 768px)')
  const look = useLook(data.series.length)
  const top = Math.max(1, Math.ceil(max ?? Math.max(...data.series.flatMap(({ values }) => values.map((v) => v ?? 0)))))
  const legend = data.series.map((series, at) => ({ title: series.title, color: look.colors[at] ?? look.line }))
  return (
    <ChartFrame {...props} height={height} legend={<Legend label={chartsTexts.legend(title)} items={legend} />}>
      <ResponsiveContainer width="100%" height={height}>
        <RechartsRadar data={rowsOf(data)} outerRadius={narrow ? '46%' : '74%'} title={title}>
          <PolarGrid stroke={look.line} />
          <PolarAngleAxis dataKey="nome" tick={look.text} />
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
