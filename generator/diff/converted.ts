import type { Reading } from '#generator/ddl/conversion.ts'
import type { Column, Table } from '#generator/ddl/shape.ts'

/** Source of a converted column or list. */
export type Converted =
  /** `most`: number of pieces with a field */
  | { what: 'split'; from: Column; at: string; part: number | 'rest'; most?: number }
  | { what: 'join'; from: Column[]; with: string }
  | { what: 'rows'; from: Table; back: string; column: Column; take: 'only' | 'first' | 'last' }

/** A field of a record that becomes a field of its first child row. */
export interface RowPair {
  column: Column
  from: Column
  reading: Reading
}
