import { widgetNameOf } from '../widgets/choose.ts'
import type { PlacedField } from './deriveForm.ts'

const COLUMNS = 12
/** Widgets twice as high as a text box: two rows of other fields stand beside them. */
const TALL = new Set(['foto'])
/** A field at least this wide holds text of any length and may well be wider. */
const LONG_FROM = 4
/** Columns in a narrower form by columns in a wide one; wider ones take all. */
const NARROW: Record<number, number> = { 1: 3, 2: 3, 3: 4, 4: 6, 5: 6, 6: 6 }
/** These stay at their own size: more room would only part them from what follows. */
const FIXED = new Set(['checkbox', 'switch', 'foto'])

export const isTall = ({ field }: PlacedField): boolean => TALL.has(widgetNameOf(field))

/**
 * Columns of each field once rows are filled up, so that the right edge is even: long fields share what their row leaves free, then all
 * take one, then the long ones the rest. The last row stays as it is, and so does a width written in the schema.
 */
export function justifyRows(fields: PlacedField[]): number[] {
  return fillUp(fields, ({ width }) => width, false)
}

/** The same in a narrower form (a dialog, a tablet): wider cells, and every row full. */
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

/** Rows as the grid will break them, without the last; only a wide form sets two rows beside a tall field. */
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
