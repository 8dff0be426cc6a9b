import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartProps, rowsOf } from './data.ts'
import { axisText, numberText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { Legend } from './frame/Legend.tsx'
import { chartsTexts } from './texts.ts'
import { useLook } from './useLook.ts'

/** Different strokes tell lines apart without colour. */
const DASHES = [undefined, '6 4', '2 3', '10 4 2 4']

/** Categories along the ground, values upwards. Arrow keys go from one category to the next. */
export function Cartesian({ lines, height = 320, ...props }: ChartProps & { lines: boolean }) {
  const { data, format, title } = props
  const look = useLook(data.series.length)
  const color = (at: number) => look.colors[at] ?? look.line
  const isLine = (at: number) => lines && data.series[at]?.line === true
  const legend = data.series.map((series, at) => ({ title: series.title, color: color(at), line: isLine(at) }))
  return (
    <ChartFrame
      {...props}
      height={height}
      legend={data.series.length > 1 && <Legend label={chartsTexts.legend(title)} items={legend} />}
    >
      <ResponsiveContainer width="100%" height={height}>
        <ComposedChart data={rowsOf(data)} margin={{ top: 12, right: 12, bottom: 0, left: 0 }} title={title}>
          <CartesianGrid vertical={false} stroke={look.line} />
          <XAxis dataKey="nome" tick={look.text} stroke={look.line} interval="preserveStartEnd" tickMargin={6} />
          <YAxis
            tick={look.text}
            stroke={look.line}
            width="auto"
            allowDecimals={format !== undefined && format !== 'inteiro'}
            tickFormatter={(value: number) => axisText(value, format)}
          />
          <Tooltip {...look.tooltip} formatter={(value) => numberText(Number(value), format)} />
          {data.series.map((series, at) =>
            isLine(at) ? (
              <Line
                key={series.title}
                type={series.steps ? 'stepAfter' : 'linear'}
                dataKey={`s${at}`}
                name={series.title}
                stroke={color(at)}
                strokeWidth={2.5}
                strokeDasharray={DASHES[at % DASHES.length]}
                dot={{ r: 3, fill: color(at), strokeDasharray: 'none' }}
                isAnimationActive={look.moves}
              />
            ) : (
              <Bar
                key={series.title}
                dataKey={`s${at}`}
                name={series.title}
                fill={color(at)}
                maxBarSize={56}
                radius={[4, 4, 0, 0]}
                isAnimationActive={look.moves}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
