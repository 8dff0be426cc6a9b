/** Excel evaluates a cell that begins like this as a formula; a leading apostrophe makes it text. */
const formula = /^[=+\-@\t\r]/

/** Escapes a text that a spreadsheet would take for a formula; signed numbers stay as they are. */
export const escapeFormula = (text: string): string =>
  formula.test(text) && !/^-?[\d.,]+%?$/.test(text) ? `'${text}` : text

/** One CSV line, quoted where it must be. */
export function csvLine(cells: string[], separator = ';'): string {
  const quoted = cells.map((cell) =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replace(/"/g, '""')}"` : cell,
  )
  return `${quoted.join(separator)}\r\n`
}

/** Byte order mark: Excel reads a CSV that begins with it as UTF-8. */
export const bom = '\uFEFF'
