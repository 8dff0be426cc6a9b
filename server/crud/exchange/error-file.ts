import { bom, csvLine, neutral } from './csv.ts'
import type { Table } from './read-table.ts'
import type { RowErrors } from './report.ts'

/** The refused rows as they came, with line and reasons in front: to be corrected and imported again (both columns are ignored then). */
export function errorFile(table: Table, errors: RowErrors[]): string {
  const byLine = new Map(table.lines.map((line, i) => [line, table.rows[i] ?? []]))
  const header = csvLine(['Linha', 'Motivo', ...table.headers], table.separator)
  const lines = errors.map(({ linha, erros }) => {
    const cells = (byLine.get(linha) ?? []).map((cell) =>
      neutral(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')),
    )
    const width = table.headers.length
    const row = Array.from({ length: width }, (_, i) => cells[i] ?? '')
    return csvLine([String(linha), erros.map((e) => e.message).join('. '), ...row], table.separator)
  })
  return bom + header + lines.join('')
}
