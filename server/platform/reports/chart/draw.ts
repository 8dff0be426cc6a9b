import { meanings } from '#schemas/generated/meanings.ts'
import { coloursOf, sayMeaning } from '#schemas/runtime/shown/chart-colours.ts'
import { formatCell } from '../format.ts'
import { colours } from '../render/pdfmake.ts'
import type { Chart } from './chart.ts'
import { marksUpTo } from './scale.ts'
import { boxAt, dotAt, inTwoLines, legendAt, lineAt, strokeThrough, svgOf, textAt, WORDS, widthOf } from './svg.ts'

/** A picture for paper, `width` points wide: drawn in lines and letters, so that it stays sharp and its words can be searched. */
export const chartSvg = (chart: Chart, width: number): string =>
  (chart.kind === 'bars' || isOfSinglePoints(chart) ? bars : lines)(chart, width)

/** Whether no series has two points in a row, so that there is no line to draw: bars are drawn instead. */
const isOfSinglePoints = ({ data }: Chart): boolean =>
  data.series.every(({ values }) => runsOf(values).every((run) => run.length < 2))

/** Height of one bar, and the gap between the bars of two names, in points. */
const BAR = 10
const BETWEEN = 8
/** Height of the plot of lines, in points. */
const TALL = 150

const PAPER = '#ffffff'

/** The colours of the screen. */
const paintOf = ({ own }: Chart, names: string[]): string[] =>
  coloursOf(names, meanings, { ground: PAPER, dark: false, own })

/** The label of a value. */
const said = ({ format = 'integer' }: Chart, value: number): string => formatCell(value, format)

/** The label of a mark of an axis, with at most two decimals. */
const marked = ({ format }: Chart, value: number): string =>
  `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}${format === 'percent' || format === 'rate' ? '%' : ''}`

function marksOf({ format = 'integer', data }: Chart): number[] {
  const largest = Math.max(0, ...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return marksUpTo(largest, format === 'integer')
}

/** Names below each other, a bar per series to the right of each, with its value at the end. */
function bars(chart: Chart, width: number): string {
  const { categories, series } = chart.data
  const marks = marksOf(chart)
  const top = marks.at(-1) ?? 1
  const names = Math.min(width * 0.34, Math.max(...categories.map((name) => widthOf(name))) + 4)
  const room = Math.max(...series.flatMap(({ values }) => values.map((value) => widthOf(said(chart, value ?? 0))))) + 8
  const [left, plot] = [names + 8, width - names - 8 - room]
  const titles = series.map(({ title }) => title)
  const byCategory = series.length === 1 && sayMeaning(categories, meanings)
  const paint = paintOf(chart, byCategory ? categories : titles)
  const legend = legendAt(titles, paint, left, width - left)
  const step = series.length * BAR + BETWEEN
  // two lines of a name need their room even beside a single bar
  const tall = Math.max(step, 2 * WORDS + 5)
  const bottom = legend.height + categories.length * tall
  const x = (value: number) => left + (value / top) * plot
  const parts = [...legend.parts]
  for (const mark of marks)
    parts.push(
      lineAt(x(mark), legend.height, x(mark), bottom),
      textAt(x(mark), bottom + 10, marked(chart, mark), { anchor: 'middle' }),
    )
  for (const [place, name] of categories.entries()) {
    const middle = legend.height + place * tall + tall / 2
    const words = inTwoLines(name, names)
    for (const [i, line] of words.entries())
      parts.push(
        textAt(names, middle + 3 + (i - (words.length - 1) / 2) * (WORDS + 1), line, {
          anchor: 'end',
          color: colours.ink,
        }),
      )
    for (const [at, { values }] of series.entries()) {
      const value = values[place]
      if (value === null || value === undefined) continue
      const y = middle - (series.length * BAR) / 2 + at * BAR
      parts.push(
        boxAt(left, y + 0.75, Math.max(0.5, x(value) - left), BAR - 1.5, paint[byCategory ? place : at] ?? colours.ink),
        // a white ground, so that no line of the axis crosses the number
        boxAt(x(value) + 2, y + 1, widthOf(said(chart, value)) + 4, BAR - 2, PAPER),
        textAt(x(value) + 4, y + BAR - 2, said(chart, value), { color: colours.ink }),
      )
    }
  }
  parts.push(lineAt(left, legend.height, left, bottom, colours.faint))
  return svgOf(width, bottom + 14, parts)
}

/** Draws values over a time, a line per series; a missing value is a gap. */
function lines(chart: Chart, width: number): string {
  const { categories, series } = chart.data
  const marks = marksOf(chart)
  const top = marks.at(-1) ?? 1
  const left = Math.max(...marks.map((mark) => widthOf(marked(chart, mark)))) + 8
  const titles = series.map(({ title }) => title)
  const paint = paintOf(chart, titles)
  const legend = legendAt(titles, paint, left, width - left)
  const [begin, bottom] = [legend.height + 8, legend.height + 8 + TALL]
  const step = (width - left) / Math.max(1, categories.length)
  const x = (place: number) => left + step * (place + 0.5)
  const y = (value: number) => bottom - (value / top) * (bottom - begin)
  const parts = [...legend.parts]
  for (const mark of marks)
    parts.push(
      lineAt(left, y(mark), width, y(mark), mark === 0 ? colours.faint : colours.line),
      textAt(left - 5, y(mark) + 3, marked(chart, mark), { anchor: 'end' }),
    )
  const every = roomyStep(categories, step)
  for (const [place, name] of categories.entries()) {
    if (place % every !== 0) continue
    const [shown = ''] = inTwoLines(name, step * every)
    const beyond = x(place) + widthOf(shown) / 2 > width
    parts.push(textAt(beyond ? width : x(place), bottom + 12, shown, { anchor: beyond ? 'end' : 'middle' }))
  }
  for (const [at, { values }] of series.entries()) {
    const points = values.map((value, place): [number, number] | undefined =>
      value === null || value === undefined ? undefined : [x(place), y(value)],
    )
    for (const run of runsOf(points)) if (run.length > 1) parts.push(strokeThrough(run, at, paint[at] ?? colours.ink))
    for (const [place, point] of points.entries()) {
      if (!point) continue
      parts.push(dotAt(...point, paint[at] ?? colours.ink))
      const alone = !points[place - 1] && !points[place + 1]
      // labels of several lines would overlap (the table has the values): only points that no line leads to get one
      if ((series.length === 1 && place % every === 0) || alone)
        parts.push(textAt(point[0], point[1] - 5, said(chart, values[place] ?? 0), { anchor: 'middle' }))
    }
  }
  return svgOf(width, bottom + 18, parts)
}

/** Up to so many points all are labelled: months of a year. */
const YEAR = 12

/** Step between labelled points, so that their labels do not overlap. */
const roomyStep = (categories: string[], step: number): number =>
  categories.length <= YEAR ? 1 : Math.ceil((Math.max(...categories.map((name) => widthOf(name))) + 6) / step)

/** Splits points into runs without a gap. */
function runsOf<P>(points: readonly (P | null | undefined)[]): P[][] {
  const runs: P[][] = [[]]
  for (const point of points) {
    if (point !== undefined && point !== null) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs
}
