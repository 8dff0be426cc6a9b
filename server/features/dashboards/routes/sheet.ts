import type { DashboardItem } from '#schemas/runtime/model.ts'
import type { MeasureFormat } from '#schemas/runtime/written/dashboards.ts'
import { escapeFormula } from '#server/platform/crud/csv.ts'
import type { Cell, Sheet } from '#server/platform/crud/exchange/sheet.ts'
import type { ItemAnswer } from '../answers/item.ts'

/** Number formats of Excel. */
const shown: Record<MeasureFormat, string> = {
  integer: '#,##0',
  decimal: '#,##0.0',
  exact: '#,##0.00',
  money: '#,##0.00',
  rate: '0.00"%"',
}

const NAME_WIDTH = 36
const WIDTH = 18

/** Table of a figure or chart: one row per category, compared values beside them. */
export function sheetOf({ title, chart }: DashboardItem, { categorias, series }: ItemAnswer): Sheet {
  const columns = series.flatMap(({ titulo, formato, anteriores }) => {
    const column = { header: titulo, width: WIDTH, numFmt: shown[formato] }
    return anteriores ? [column, { ...column, header: `${titulo} (comparação)` }] : [column]
  })
  const first = { header: chart?.category ?? 'Categoria', width: NAME_WIDTH }
  const rows = categorias.map(({ nome }, i): Cell[] => [
    escapeFormula(nome),
    ...series.flatMap(({ valores, anteriores }): Cell[] => [
      valores[i] ?? null,
      ...(anteriores ? [anteriores[i] ?? null] : []),
    ]),
  ])
  const total: Cell[] = [
    'Total',
    ...series.flatMap(({ total: all, anteriores, anterior }): Cell[] => [
      all,
      ...(anteriores ? [anterior ?? null] : []),
    ]),
  ]
  const hasTotal = series.some(({ total: all }) => all !== null)
  return { name: title, columns: [first, ...columns], rows: hasTotal ? [...rows, total] : rows }
}
