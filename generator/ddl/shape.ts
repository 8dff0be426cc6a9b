import type { Conversion } from './conversion.ts'

/**
 * What the database looks like, as data: made from the schemas, kept in server/migrations/snapshot, compared by the differ.
 * Everything in it is in the words of PostgreSQL; names are unquoted.
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
  /** columns whose texts the generated search text joins */
  searched?: string[]
  /**
   * Required by the schema, but the table already had rows when that began: the database asks it of new and changed rows only
   * (a check that is not valid for the old ones), so that an installed base never fails to migrate.
   */
  late?: true
  /** earlier names, nearest first; an instruction to the differ, never in the snapshot */
  was?: string[]
  /** removed values of a closed list and what the rows get instead, as SQL literals; an instruction to the differ */
  replaces?: Record<string, string>
  /** where its values come from, and how texts are read; an instruction to the differ */
  convert?: Conversion
  /** of a list of inline objects: names their items may have, and former child tables whose rows it takes over; an instruction to the differ */
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
  /** of what a column says, folded as searches are */
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

/** A field that has a table of its own: child records, or a list of references. */
export interface TableSource {
  /** table of the record that has the field */
  owner: string
  /** its paths there, the present one first */
  fields: string[]
  /** column with the owner's id */
  column: string
  /** of child records: where an item of a list of inline objects has the value of each column */
  items?: { column: string; path: string[] }[]
  /** of child records: columns that a record's own former columns become, in one row */
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
  /** of dated rows: the statement that works out their last days */
  lastDays?: string
  /** earlier names; an instruction to the differ, never in the snapshot */
  was?: string[]
  /** of a table that holds one field of another one: where its rows may have been before; an instruction to the differ */
  source?: TableSource
  /** fields whose loss is agreed; an instruction to the differ, never in the snapshot */
  dropped?: string[]
}

/** Tables as the last generated migration left them: of one entity in each file of server/migrations/snapshot, of all in memory. */
export interface Snapshot {
  version: 1
  tables: Table[]
}
