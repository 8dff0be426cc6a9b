type Row = Record<string, unknown>

/** Sort column of the preview; undefined: the report's own order. */
export interface PreviewOrder {
  field: string
  descending: boolean
}

const words = new Intl.Collator('pt-BR', { numeric: true })

/** Returns the order after a click on a column header: ascending, descending, the report's own. */
export function nextOrder(field: string, order: PreviewOrder | undefined): PreviewOrder | undefined {
  if (order?.field !== field) return { field, descending: false }
  return order.descending ? undefined : { field, descending: true }
}

/** Sorts the rows by a column within their groups, empty values last; stable. */
export function orderRows<R extends Row>(rows: R[], order: PreviewOrder | undefined, group: string | undefined): R[] {
  if (!order) return rows
  const { field, descending } = order
  let place = 0
  const placed = rows.map((row, i) => {
    if (group !== undefined && i > 0 && row[group] !== rows[i - 1]?.[group]) place += 1
    return { row, place, value: row[field] }
  })
  const direction = descending ? -1 : 1
  placed.sort((a, b) => a.place - b.place || emptyLast(a.value, b.value) || direction * compare(a.value, b.value))
  return placed.map(({ row }) => row)
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const emptyLast = (a: unknown, b: unknown) => Number(isEmpty(a)) - Number(isEmpty(b))

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return words.compare(String(a ?? ''), String(b ?? ''))
}
