import type { JsonValue } from './basics.ts'

/** How the values of a field follow from what rows held before the definition changed (`x-field.convert`); said once, done by the migration. */
export interface XConvert {
  /** of a text that is no such number, day or yes and no: the migration ends ('fail'), the field stays empty (null), or this value takes its place */
  onInvalid?: JsonValue
  /** decimal sign of numbers in texts; with ',' a point parts thousands, and 'R$' may stand before them */
  decimal?: ',' | '.'
  /** how texts write days; ISO unless said */
  day?: 'DD/MM/YYYY'
  /** a part of a former text: the first, second … of the pieces, or what follows the first separator */
  split?: { field: string; at: string; part: number | 'rest' }
  /** former fields as one text, those that are filled in */
  join?: { fields: string[]; with: string }
  /** on a list of child records: each record gets a row, of these fields of its own: field of the row → former field of the record */
  row?: Record<string, string>
  /** a field of the rows of a former list ('telefones.numero'): of a record's only row, or of its first or last */
  rows?: { field: string; take: 'only' | 'first' | 'last' }
}
