import type { FieldError } from '#schemas/runtime/model.ts'
import { bom, csvLine, escapeFormula } from '../csv.ts'
import type { Cell, Table } from './read-table.ts'
import type { FileRecord } from './records.ts'

/** The refused rows as they came, with line and reasons in front: to be corrected and imported again (both columns are ignored then). */
export class ErrorFile {
  private readonly lines: string[] = []

  constructor(private readonly table: Table) {}

  /** A record with all its rows; the reasons stand beside the first. */
  add({ rows }: FileRecord, errors: FieldError[]): void {
    const reasons = errors.map(({ message }) => message).join('. ')
    for (const [i, { cells, line }] of rows.entries())
      this.lines.push(this.line([String(line), i === 0 ? escapeFormula(reasons) : ''], cells))
  }

  text(): string {
    const { headers, separator } = this.table
    return bom + csvLine(['Linha', 'Motivo', ...headers], separator) + this.lines.join('')
  }

  private line(front: string[], cells: Cell[]): string {
    const { headers, separator } = this.table
    return csvLine([...front, ...headers.map((_, i) => textOf(cells[i] ?? null))], separator)
  }
}

const textOf = (cell: Cell): string =>
  escapeFormula(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))
