/** Excel runs a cell that begins like this; an apostrophe makes it a text. */
const formula = /^[=+\-@\t\r]/

/** A text that no spreadsheet takes for a formula. Numbers keep their sign. */
export const escapeFormula = (text: string): string =>
  formula.test(text) && !/^-?[\d.,]+%?$/.test(text) ? `'${text}` : text

/** One CSV line, quoted where it must be. */
export function csvLine(cells: string[], separator = ';'): string {
  const quoted = cells.map((cell) =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replace(/"/g, '""')}"` : cell,
  )
  return `${quoted.join(separator)}\r\n`
}

/** Tells Excel that a CSV is UTF-8. */
export const bom = '\uFEFF'
