import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { AxisName } from './AxisName.tsx'
import { isByCategory } from './colors.ts'
import { type ChartProps, formatAt, placeOf, rowsOf } from './data.ts'
import { axisText, numberText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { Legend } from './frame/Legend.tsx'
import { linesOf } from './names.ts'
import { firstOf, MOST_BARS } from './shorten.ts'
import { chartsTexts } from './texts.ts'
import { useLook } from './useLook.ts'

/** Height in pixels of a bar, and the space around the bars of one category. */
const BAR = 20
const AROUND = 16
/** Height in pixels of the axis and margins. */
const AXIS = 44
/** Characters per line of a two-line label; the full name is in the tooltip and in the table. */
const LETTERS = { desk: 28, phone: 17 }
/** Height in pixels of a two-line label. */
const LINES = 34

/** Average character width in pixels, and that of a capital. */
const LETTER = 6.4
const CAPITAL = 8.4

const pixelsOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter === letter.toLowerCase() ? LETTER : CAPITAL), 0)

/**
 * Horizontal bars with labels to their left, for names longer than months; the height grows with the number of categories. Beyond MOST_BARS
 * only the first are shown, until all are requested.
 */
export default function HorizontalBarChart({ height, ...props }: ChartProps) {
  const { format, title, onPick } = props
  const [whole, setWhole] = useState(false)
  const isShort = !whole && props.data.categories.length > MOST_BARS
  const data = isShort ? firstOf(props.data, MOST_BARS) : props.data
  const { categories, series } = data
  const letters = useMediaQuery('(max-width: 768px)') ? LETTERS.phone : LETTERS.desk
  const byCategory = isByCategory(data)
  const look = useLook(byCategory ? categories : series.map((one) => one.title))
  const color = (at: number) => look.colors[at] ?? look.line
  const needed = AXIS + categories.length * Math.max(LINES, series.length * BAR + AROUND)
  const tall = Math.max(height ?? 0, needed)
  const split = (name: string) => linesOf(name, letters, 2)
  const widest = Math.max(0, ...categories.flatMap((name) => split(name).map(pixelsOf)))
  const legend = series.map((one, at) => ({ title: one.title, color: color(at) }))
  return (
    <ChartFrame
      {...props}
      height={tall}
      legend={series.length > 1 && <Legend label={chartsTexts.legend(title)} items={legend} />}
    >
      <ResponsiveContainer width="100%" height={tall}>
        <BarChart
          data={rowsOf(data)}
          layout="vertical"
          margin={{ top: 4, right: 56, bottom: 0, left: 0 }}
          title={title}
        >
          <CartesianGrid horizontal={false} stroke={look.line} />
          <XAxis
            type="number"
            tick={look.text}
            stroke={look.line}
            allowDecimals={format !== undefined && format !== 'inteiro'}
            tickFormatter={(value: number) => axisText(value, format)}
          />
          <YAxis
            type="category"
            dataKey="nome"
            tick={<AxisName look={look.text} split={split} />}
            stroke={look.line}
            width={widest + 12}
            interval={0}
          />
          <Tooltip
            {...look.tooltip}
            formatter={(value, _name, { dataKey }) => numberText(Number(value), formatAt(data, dataKey, format))}
          />
          {series.map((one, at) => (
            <Bar
              key={one.title}
              dataKey={`s${at}`}
              name={one.title}
              fill={color(at)}
              maxBarSize={BAR}
              radius={[0, 4, 4, 0]}
              cursor={onPick ? 'pointer' : undefined}
              onClick={(_bar, place, event) => onPick?.(place, placeOf(event))}
              isAnimationActive={look.moves}
            >
              {byCategory && categories.map((name, place) => <Cell key={name} fill={color(place)} />)}
              <LabelList
                position="right"
                {...look.text}
                formatter={(value) => (typeof value === 'number' ? numberText(value, one.format ?? format) : '')}
              />
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
      {isShort && (
        <Button size="small" onClick={() => setWhole(true)}>
          {chartsTexts.showAll(MOST_BARS, props.data.categories.length)}
        </Button>
      )}
    </ChartFrame>
  )
}
