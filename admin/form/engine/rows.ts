import { widgetNameOf } from '../widgets/choose.ts'
import type { PlacedField } from './deriveForm.ts'

const COLUMNS = 12
/** Widgets twice as high as a text box: two rows of other fields fit beside them. */
const TALL = new Set(['foto'])
/** Fields at least this many columns wide hold text of variable length and are widened first. */
const LONG_FROM = 4
/** Columns in a narrow form by columns in a wide one; widths that are not listed take the whole row. */
const NARROW: Record<number, number> = { 1: 3, 2: 3, 3: 4, 4: 6, 5: 6, 6: 6 }
/** Widgets that keep their own width. */
const FIXED = new Set(['checkbox', 'switch', 'foto'])

export const isTall = ({ field }: PlacedField): boolean => TALL.has(widgetNameOf(field))

/**
 * Returns the columns of each field after filling up rows so that the right edge is even: long fields get up to three free columns each,
 * then every field one, then the long ones the rest. The last row and widths set in the schema stay as they are.
 */
export function justifyRows(fields: PlacedField[]): number[] {
  return fillUp(fields, ({ width }) => width, false)
}

/** {@link justifyRows} for a narrow form (a dialog, a tablet): wider cells, and rows without long fields are filled by the others. */
export function justifiedNarrow(fields: PlacedField[]): number[] {
  return fillUp(fields, ({ width }) => NARROW[width] ?? COLUMNS, true)
}

function fillUp(fields: PlacedField[], widthIn: (placed: PlacedField) => number, narrow: boolean): number[] {
  const widths = fields.map(widthIn)
  for (const row of rowsOf(fields, widths, narrow)) {
    const able = row.members.filter((at) => mayGrow(fields[at]))
    const long = able.filter((at) => (fields[at]?.width ?? 0) >= LONG_FROM)
    let free = row.free
    for (const turn of [
      long,
      long,
      long,
      able,
      ...Array<number[]>(COLUMNS).fill(narrow && long.length === 0 ? able : long),
    ])
      for (const at of turn) if (free-- > 0) widths[at] = (widths[at] ?? 0) + 1
  }
  return widths
}

const mayGrow = (placed: PlacedField | undefined) =>
  placed !== undefined && !placed.field.hint.width && !FIXED.has(widgetNameOf(placed.field))

interface Row {
  members: number[]
  free: number
}

/** Rows as the grid breaks them, without the last one; only a wide form puts two rows beside a tall field. */
function rowsOf(fields: PlacedField[], widths: number[], narrow: boolean): Row[] {
  const rows: Row[] = []
  let row: Row = { members: [], free: COLUMNS }
  let beside = 0
  for (const [at, placed] of fields.entries()) {
    const width = widths[at] ?? COLUMNS
    if (width > row.free && row.members.length > 0) {
      rows.push(row)
      row = { members: [], free: COLUMNS - beside }
      beside = 0
    }
    if (!narrow && isTall(placed)) beside += width
    row.members.push(at)
    row.free -= width
  }
  return rows
}
