import type { JsonValue } from './basics.ts'

/** How a migration converts stored values to a changed field (`x-field.convert`); runs once. */
export interface XConvert {
  /** for a text that cannot be converted: 'fail' aborts the migration, null leaves the field empty, any other value replaces it */
  onInvalid?: JsonValue
  /** decimal separator of numbers in texts; with ',' points are thousands separators, and 'R$' may precede */
  decimal?: ',' | '.'
  /** date format of texts; default ISO */
  day?: 'DD/MM/YYYY'
  /** a part of a former text: the piece number `part`, or everything after the first separator */
  split?: { field: string; at: string; part: number | 'rest' }
  /** concatenates the non-empty former fields */
  join?: { fields: string[]; with: string }
  /** for a child list: creates a row per record: field of the row → former field of the record */
  row?: Record<string, string>
  /** a field of the rows of a former list ('telefones.numero'): of a record's only row, or of its first or last */
  rows?: { field: string; take: 'only' | 'first' | 'last' }
}
