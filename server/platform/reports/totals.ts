import type { ReportColumn, ReportRow } from './define.ts'

/** Decimals of money that are kept. */
const DECIMALS = 8

/** The total of a column, accumulated row by row. */
export class Total {
  #rows = 0
  #numbers = 0
  #sum = 0
  /** sum of money in units of 10^-8, as an integer: cents add up exactly */
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

  /** Adds the total of other rows of the same column. */
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

/** The total of a column over some rows; undefined where it has none. */
export function totalOf(column: ReportColumn, rows: ReportRow[]): number | undefined {
  const total = new Total(column)
  for (const row of rows) total.add(row)
  return total.value
}

export interface Group {
  name: string
  rows: ReportRow[]
}

/** Rows that follow each other by group, in their order; without `groupBy` one group with an empty name. */
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
