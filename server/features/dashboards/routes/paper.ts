import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { displayDay } from '#schemas/runtime/dates.ts'
import { isTime, PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { DashboardDefinition, DashboardItem, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Chart } from '#server/platform/reports/chart/chart.ts'
import { chartSvg } from '#server/platform/reports/chart/draw.ts'
import { describeFilters } from '#server/platform/reports/described.ts'
import { plainPaper, widthOf } from '#server/platform/reports/document/paper.ts'
import { headedPart } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import type { Counted } from '../answers/answers.ts'
import type { ItemAnswer, ToldSeries } from '../answers/item.ts'

/** Message of a chart without data (spec 2 §8). */
const EMPTY = 'Não existem dados para o gráfico.'
/** Cards per row. */
const IN_A_ROW = 4

/** PDF content of a dashboard: filters, figures, and each chart with a table of its numbers. */
export async function paperOf(
  ctx: Ctx,
  dashboard: DashboardDefinition,
  filters: RecordData,
  counted: readonly Counted[],
): Promise<Content[]> {
  const chosen = await describeFilters(ctx, dashboard, filters, Object.values(PERIOD))
  const period = `De ${displayDay(String(filters[PERIOD.start]))} a ${displayDay(String(filters[PERIOD.end]))}`
  const said = [period, chosen].filter((text) => text !== '')
  return [
    ...said.map((text): Content => ({ text, color: colours.soft, margin: [0, 0, 0, 4] })),
    ...figures(counted.filter(({ item }) => !item.chart)),
    ...counted.filter(({ item }) => item.chart).flatMap(chartPart),
  ]
}

const valueText = ({ formato }: ToldSeries, value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : formatCell(value, formato)

/** The single figures as cards in rows. */
function figures(cards: readonly Counted[]): Content[] {
  const cells = cards.map(({ item, answer: { series } }): TableCell => {
    const [one, target] = series
    const aim = target
      ? [{ text: `${target.titulo.toLowerCase()}: ${valueText(target, target.total)}`, fontSize: 8 }]
      : []
    const before = one?.anterior === undefined ? [] : [{ text: `antes: ${valueText(one, one.anterior)}`, fontSize: 8 }]
    return {
      stack: [
        { text: item.title, color: colours.soft, fontSize: 8 },
        { text: one ? valueText(one, one.total) : '–', bold: true, fontSize: 15 },
        ...before,
        ...aim,
      ],
    }
  })
  const rows: TableCell[][] = []
  for (let i = 0; i < cells.length; i += IN_A_ROW) {
    const row = cells.slice(i, i + IN_A_ROW)
    rows.push([...row, ...Array.from({ length: IN_A_ROW - row.length }, (): TableCell => '')])
  }
  if (rows.length === 0) return []
  return [{ table: { widths: Array(IN_A_ROW).fill('*'), body: rows }, layout: 'noBorders', margin: [0, 8, 0, 4] }]
}

function chartPart({ item, answer }: Counted): Content[] {
  const { categorias, series } = answer
  const hasNumbers = series.some(({ valores }) => valores.some((value) => value))
  if (!hasNumbers) return headedPart(item.title, [{ text: EMPTY, color: colours.soft }])
  const width = widthOf(plainPaper)
  // series of another format do not share the axis: they are only in the table
  const [first] = series
  const alike = series.filter(({ formato }) => formato === first?.formato)
  const chart: Chart = {
    title: item.title,
    kind: isTime(answer.por) ? 'lines' : 'bars',
    category: item.chart?.category ?? '',
    format: first?.formato,
    data: {
      categories: categorias.map(({ nome }) => nome),
      series: alike.map(({ titulo, valores }) => ({ title: titulo, values: valores })),
    },
  }
  return headedPart(item.title, [{ svg: chartSvg(chart, width), width }, numbers(item, answer)])
}

function numbers({ chart }: DashboardItem, { categorias, series }: ItemAnswer): Content {
  const columns = series.flatMap((one) =>
    one.anteriores
      ? [
          { title: one.titulo, text: (i: number) => valueText(one, one.valores[i]) },
          { title: `${one.titulo} (comparação)`, text: (i: number) => valueText(one, one.anteriores?.[i]) },
        ]
      : [{ title: one.titulo, text: (i: number) => valueText(one, one.valores[i]) }],
  )
  const head = [chart?.category ?? '', ...columns.map(({ title }) => title)]
  return {
    margin: [0, 8, 0, 0],
    fontSize: 8,
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', ...columns.map(() => 'auto' as const)],
      body: [
        head.map((text, i): TableCell => ({ text, bold: true, alignment: i > 0 ? 'right' : 'left' })),
        ...categorias.map(({ nome }, i): TableCell[] => [
          nome,
          ...columns.map(({ text }): TableCell => ({ text: text(i), alignment: 'right' })),
        ]),
      ],
    },
  }
}
