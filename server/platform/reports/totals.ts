import type { ReportColumn, ReportRow } from './define.ts'

/** Decimals of money that are kept. */
const DECIMALS = 8

/** What stands below a column, reckoned while the rows go by. */
export class Total {
  #rows = 0
  #numbers = 0
  #sum = 0
  /** of money, in hundred-millionths: cents add up exactly */
  #exact = 0n

  constructor(readonly column: Pick<ReportColumn, 'field' | 'total' | 'format'>) {}

  add(row: ReportRow): void {
    const value = row[this.column.field]
    this.#rows += 1
    if (typeof value !== 'number') return
    this.#numbers += 1
    if (this.column.format === 'money') this.#exact += BigInt(value.toFixed(DECIMALS).replace('.', ''))
    else this.#sum += value
  }

  /** Takes in what another one of the same column has reckoned. */
  join(other: Total): void {
    this.#rows += other.#rows
    this.#numbers += other.#numbers
    this.#sum += other.#sum
    this.#exact += other.#exact
  }

  get #whole(): number {
    return this.column.format === 'money' ? Number(`${this.#exact}e-${DECIMALS}`) : this.#sum
  }

  /** undefined where the column has no total */
  get value(): number | undefined {
    switch (this.column.total) {
      case 'count':
        return this.#rows
      case 'sum':
        return this.#whole
      case 'average':
        return this.#numbers > 0 ? this.#whole / this.#numbers : undefined
      default:
        return undefined
    }
  }
}

/** What stands below a column for some rows; undefined where the column has no total. */
export function totalOf(column: ReportColumn, rows: ReportRow[]): number | undefined {
  const total = new Total(column)
  for (const row of rows) total.add(row)
  return total.value
}

export interface Group {
  name: string
  rows: ReportRow[]
}

/** The rows by group, in the order they come; one nameless group without `groupBy`. */
export function groupsOf(rows: ReportRow[], groupBy: string | undefined): Group[] {
  if (!groupBy) return [{ name: '', rows }]
  const groups: Group[] = []
  for (const row of rows) {
    const name = String(row[groupBy] ?? 'Não informado')
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}
