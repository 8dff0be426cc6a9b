import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { isByCategory } from './colors.ts'
import { type ChartProps, formatAt, placeOf, rowsOf } from './data.ts'
import { axisText, type NumberFormat, numberText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { Legend } from './frame/Legend.tsx'
import { lonelyPoints } from './names.ts'
import { chartsTexts } from './texts.ts'
import { useLook } from './useLook.ts'

/** Line dashes, which tell series apart without colour. */
const DASHES = [undefined, '6 4', '2 3', '10 4 2 4']

/** From more categories on, axis labels are slanted. */
const SLANTED = 6
/** Maximum number of axis labels. */
const READABLE = 24
/** Id of the second axis, for lines with a format of their own. */
const ASIDE = 'aside'
/** Maximum number of bars with value labels. */
const LABELLED = 14

/** Chart with categories on the x axis and values on the y axis. Arrow keys move between categories. */
export function Cartesian({ lines, height = 320, ...props }: ChartProps & { lines: boolean }) {
  const { data, format, title, onPick } = props
  const byCategory = !lines && isByCategory(data)
  const look = useLook(byCategory ? data.categories : data.series.map((series) => series.title))
  const color = (at: number) => look.colors[at] ?? look.line
  const alone = data.series.map(({ values }) => lonelyPoints(values))
  // a line without two adjacent points is drawn as bars
  const isLine = (at: number) => lines && data.series[at]?.line === true && alone[at]?.all !== true
  // a line with a format of its own gets a second axis
  const isAside = (at: number) => lines && data.series[at]?.line === true && data.series[at]?.format !== undefined
  const aside = data.series.some(({ line }) => !line) ? data.series.find((_, at) => isAside(at)) : undefined
  const slanted = data.categories.length > SLANTED
  const few = data.categories.length * data.series.length <= LABELLED
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
          <XAxis
            dataKey="nome"
            tick={look.text}
            stroke={look.line}
            tickMargin={6}
            interval={data.categories.length > READABLE ? 'equidistantPreserveStart' : 0}
            {...(slanted && { angle: -40, textAnchor: 'end', height: 60 })}
          />
          <YAxis
            tick={look.text}
            stroke={look.line}
            width="auto"
            allowDecimals={format !== undefined && format !== 'inteiro'}
            tickFormatter={(value: number) => axisText(value, format)}
          />
          {aside && (
            <YAxis
              yAxisId={ASIDE}
              orientation="right"
              tick={look.text}
              stroke={look.line}
              width="auto"
              tickFormatter={(value: number) => axisText(value, aside.format)}
            />
          )}
          <Tooltip
            {...look.tooltip}
            formatter={(value, _name, { dataKey }) => numberText(Number(value), formatAt(data, dataKey, format))}
          />
          {data.series.map((series, at) =>
            isLine(at) ? (
              <Line
                key={series.title}
                type={series.steps ? 'stepAfter' : 'linear'}
                dataKey={`s${at}`}
                yAxisId={aside && isAside(at) ? ASIDE : 0}
                name={series.title}
                stroke={color(at)}
                strokeWidth={2.5}
                strokeDasharray={DASHES[at % DASHES.length]}
                dot={{ r: 3, fill: color(at), strokeDasharray: 'none' }}
                activeDot={{
                  cursor: onPick ? 'pointer' : undefined,
                  onClick: (dot, event) => onPick?.(Number('index' in dot ? dot.index : 0), placeOf(event)),
                }}
                isAnimationActive={look.moves}
              >
                <LabelList
                  position="top"
                  {...look.text}
                  content={(label) => (
                    <LonelyNumber
                      {...label}
                      look={look.text}
                      shown={alone[at]?.points.has(Number(label.index)) ?? false}
                      format={series.format ?? format}
                    />
                  )}
                />
              </Line>
            ) : (
              <Bar
                key={series.title}
                dataKey={`s${at}`}
                yAxisId={aside && isAside(at) ? ASIDE : 0}
                name={series.title}
                fill={color(at)}
                maxBarSize={56}
                radius={[4, 4, 0, 0]}
                cursor={onPick ? 'pointer' : undefined}
                onClick={(_bar, place, event) => onPick?.(place, placeOf(event))}
                isAnimationActive={look.moves}
              >
                {byCategory && data.categories.map((name, place) => <Cell key={name} fill={color(place)} />)}
                {few && (
                  <LabelList
                    position="top"
                    {...look.text}
                    formatter={(value) => (typeof value === 'number' ? axisText(value, series.format ?? format) : '')}
                  />
                )}
              </Bar>
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

interface NumberProps {
  look: object
  shown: boolean
  format?: NumberFormat
  /** passed by recharts */
  x?: number | string
  y?: number | string
  value?: unknown
}

/** Value label of an isolated point, which has no line to either side. */
function LonelyNumber({ look, shown, format, x, y, value }: NumberProps) {
  if (!shown || typeof value !== 'number') return null
  return (
    <text x={x} y={Number(y) - 9} textAnchor="middle" {...look}>
      {numberText(value, format)}
    </text>
  )
}
