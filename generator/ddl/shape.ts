import type { Conversion } from './conversion.ts'

/**
 * The database structure as data: derived from the schemas, stored in server/migrations/snapshot, compared by the
 * differ.
 * Types and expressions are PostgreSQL's; names are unquoted.
 */

export type ColumnType = 'integer' | 'bigint' | 'numeric' | 'text' | 'boolean' | 'date' | 'timestamptz' | 'jsonb'

export interface Column {
  name: string
  type: ColumnType
  /** path of the property it stores ('pessoal.cpf'); absent for columns every table has */
  field?: string
  notNull?: true
  /** SQL expression */
  default?: string
  identity?: true
  /** text columns concatenated in the generated full-text column */
  searched?: string[]
  /**
   * Required by the schema since a time when the table already had rows: enforced for new and changed rows only (a
   * check NOT VALID for old ones), so that the migration never fails on existing data.
   */
  late?: true
  /** earlier names, nearest first; an instruction to the differ, never in the snapshot */
  was?: string[]
  /** removed options of a closed list and their replacements, as SQL literals; an instruction to the differ */
  replaces?: Record<string, string>
  /** source of its values, and how texts are parsed; an instruction to the differ */
  convert?: Conversion
  /** for a list of inline objects: property names of its items, and former child tables whose rows it takes over; an instruction to the differ */
  items?: { names: string[]; tables: string[] }
}

export interface ForeignKey {
  name: string
  columns: string[]
  table: string
  references: string[]
  onDelete: 'restrict' | 'cascade'
}

export interface Index {
  name: string
  columns: string[]
  unique?: true
  /** a trigram index for search */
  trigram?: true
  /** on the text folded as in searches (lower case, no diacritics) */
  folded?: true
  /** at most one row in the whole table: a unique index on a constant */
  singleton?: true
}

export type CheckKind = 'max_length' | 'options' | 'min' | 'max' | 'above' | 'pair' | 'owner' | 'required'

export interface Check {
  name: string
  kind: CheckKind
  columns: string[]
  /** bound of max_length, min, max and above */
  limit?: number
  /** SQL literals of options */
  values?: string[]
}

/** The field stored in a separate table: child records, or a list of references. */
export interface TableSource {
  /** table of the record that has the field */
  owner: string
  /** paths of the field there, current one first */
  fields: string[]
  /** column with the owner's id */
  column: string
  /** for child records: path inside an inline item for each column */
  items?: { column: string; path: string[] }[]
  /** for child records: former columns of the record that move into one row */
  row?: { column: string; from: string }[]
  /** of a list of references: column with the target's id, and the one with its company */
  target?: { column: string; company?: string; table: string }
}

export interface Table {
  name: string
  /** path of the entity it belongs to */
  entity: string
  /** of a link table: path of the entity's field */
  field?: string
  /** of child records: path of the list in the record they belong to */
  list?: string
  columns: Column[]
  primaryKey: string[]
  foreignKeys: ForeignKey[]
  indexes: Index[]
  checks: Check[]
  /** for dated rows: the SQL statement that sets their last days */
  lastDays?: string
  /** earlier names; an instruction to the differ, never in the snapshot */
  was?: string[]
  /** for a table that stores one field of another: former place of its rows; an instruction to the differ */
  source?: TableSource
  /** fields whose data may be lost; an instruction to the differ, never in the snapshot */
  dropped?: string[]
}

/** Tables as of the last generated migration: one entity per file in server/migrations/snapshot, all of them in memory. */
export interface Snapshot {
  version: 1
  tables: Table[]
}
