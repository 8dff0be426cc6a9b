import type { Reading } from '#generator/ddl/conversion.ts'
import type { Column, Table } from '#generator/ddl/shape.ts'

/** A new column or list whose values follow from columns that are there. */
export type Converted =
  /** `most`: pieces that have a field; `gone`: fields that are no more, for deleted records */
  | { what: 'split'; from: Column; at: string; part: number | 'rest'; most?: number }
  | { what: 'join'; from: Column[]; with: string }
  | { what: 'rows'; from: Table; back: string; column: Column; take: 'only' | 'first' | 'last' }

/** One field of a record's own that becomes one of its first row. */
export interface RowPair {
  column: Column
  from: Column
  reading: Reading
}
