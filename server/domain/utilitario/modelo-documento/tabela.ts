import { addDecimals, decimalText, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { missingText } from '#schemas/runtime/record/visibility.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import type { Placeholder } from '#server/platform/placeholders/placeholders.ts'
import type { RowTable } from '#server/platform/reports/document/rich-content.ts'
import { escrito } from './escrito.ts'

/** Default number of columns of a list. */
const COLUNAS = 5

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

/** The rows of a list as a table with the requested columns, order and sums. Columns that the session may not see are left out. */
export function tabela({ deps, session, context }: Ctx, list: Field, asked: Placeholder, rows: RecordData[]): RowTable {
  const child = deps.model.entities.get(list.target ?? '')
  const missing = (column: Field, row: RecordData) =>
    child ? missingText(deps.runtimes.get(child.path), column, row, context) : ''
  const leaves = leafFields(child?.fields ?? []).filter(
    (one) => mayKnow(session, one) && one.kind !== 'children' && !one.writeOnly,
  )
  const named = (path: string) => leaves.find((leaf) => leaf.path === path)
  const wanted =
    asked.columns.length > 0
      ? asked.columns
      : [...new Set([...(child?.list.columns ?? leaves.map(({ path }) => path)).slice(0, COLUNAS), ...asked.totals])]
  const known = wanted.flatMap((path) => named(path) ?? [])
  // without requested columns, empty ones are left out
  const filled = known.filter((column) => rows.some((row) => escrito(column, valueAt(row, column.path)) !== ''))
  const columns = asked.columns.length > 0 || filled.length === 0 ? known : filled
  const sorted = inOrder(
    rows,
    asked.order.flatMap((one) => orderOf(one, named)),
  )
  return {
    titles: columns.map(({ title }) => title),
    rows: sorted.map((row) =>
      columns.map((column) => escrito(column, valueAt(row, column.path)) || missing(column, row)),
    ),
    numbers: columns.map(isNumber),
    ...(asked.totals.length > 0 && rows.length > 0
      ? { totals: columns.map((column) => (asked.totals.includes(column.path) ? sumOf(column, rows) : '')) }
      : {}),
  }
}

const isNumber = ({ type, options }: Field): boolean => !options && (type === 'number' || type === 'integer')

interface Order {
  field: Field
  down: boolean
}

function orderOf(written: string, named: (path: string) => Field | undefined): Order[] {
  const field = named(written.replace(/^-/, ''))
  return field ? [{ field, down: written.startsWith('-') }] : []
}

/** Sorts the rows, stable, with missing values last. */
function inOrder(rows: RecordData[], orders: Order[]): RecordData[] {
  const between = (a: RecordData, b: RecordData, { field, down }: Order): number => {
    const [one, other] = [valueAt(a, field.path), valueAt(b, field.path)]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    const found =
      isNumber(field) && typeof one === 'number' && typeof other === 'number'
        ? one - other
        : isDay(field)
          ? String(one).localeCompare(String(other))
          : collator.compare(escrito(field, one), escrito(field, other))
    return down ? -found : found
  }
  return rows.toSorted((a, b) => orders.reduce((found, order) => found || between(a, b, order), 0))
}

const isDay = ({ format }: Field): boolean => format === 'date' || format === 'date-time'

function sumOf(column: Field, rows: RecordData[]): string {
  const values = rows.flatMap((row) => {
    const value = valueAt(row, column.path)
    return typeof value === 'number' ? [toDecimal(value)] : []
  })
  return escrito(column, Number(decimalText(values.reduce(addDecimals, toDecimal(0)))))
}
