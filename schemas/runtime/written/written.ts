/** File format of schemas/: JSON Schema with the keys `x-entity` and `x-field`. The loader turns it into `model.ts`. */

import type { Expression } from '../computed/written.ts'
import type { FileGroup } from '../files/kinds.ts'
import type { SecurityKind } from '../shown/security.ts'
import type { JsonValue, SpecialDefault, Tone } from './basics.ts'
import type { XConvert } from './convert.ts'
import type { Anonymise, LegalBasis, PersonalClass, XLgpd, XRetention } from './lgpd.ts'
import type { XExpiry, XNotice } from './notices.ts'
import type { XMenu } from './screens.ts'
import type { XSummary } from './summary.ts'
import type { XViews } from './views.ts'
import type { XAdvice, XRole, XWorkflow } from './workflow.ts'

export type { JsonValue, Tone } from './basics.ts'

/** The subset of JSON Schema draft-07 that entity files may use (meta/entity.json is the binding list). */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  $comment?: string
  title?: string
  description?: string
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null'
  default?: JsonValue
  readOnly?: boolean
  writeOnly?: boolean
  format?: string
  const?: JsonValue
  enum?: JsonValue[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  not?: JsonSchema
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: false
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  /** 'text/html': a rich text */
  contentMediaType?: string
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  contains?: JsonSchema
  'x-entity'?: XEntity
  'x-field'?: XField
  /** written by the loader: path of the entity that a reference points to */
  'x-ref'?: string
  /** written by the loader: path of the child entity of a child array */
  'x-child'?: string
}

/** Fields by which people identify a record, and fields whose values must match as well. */
export interface FoundBy {
  fields: string[]
  agrees?: string[]
}

/** UI and storage hints of one property, as written in the file (`x-field`). */
export interface XField {
  /** name of a widget registered in admin/form/widgets */
  widget?: string
  /** name of an option list in enums.json, for arrays of codes */
  options?: string
  /** field whose widget also shows and edits this one, which then has no place of its own in the form */
  within?: string
  /** filter name of the target's list → path in this record, e.g. { estabelecimentoId: 'estabelecimento.id' } */
  filterBy?: Record<string, string>
  /** on references: call (path below /api) that offers options instead of the register's own, with the search text (`nome`) and these fields as parameters */
  offeredBy?: { call: string; with?: string[] }
  /** on a text with the widget 'marcadores': call (path below /api) that lists the available markers, with these fields as parameters */
  markersBy?: { call: string; with?: string[] }
  /** on a multi-line text: one-click prompts for the assistant; `{{nome}}` is replaced by a field's value */
  assist?: { title: string; prompt: string }[]
  /** on a text: path of the entity whose names are suggested while typing ('geral/bairro'); any other text is allowed */
  suggest?: string
  /** the label field taken from the chosen suggestion; default: the name */
  suggestField?: string
  visibleWhen?: JsonSchema
  enabledWhen?: JsonSchema
  /** path of a read-only text field: while it is filled, the field is locked, and its text is the reason shown */
  lockedBy?: string
  /** on a boolean: suffix to the record's label in lists while it is false ('Inativo'), where it is no column */
  whenNo?: string
  /** on a telephone without area code: field with the area code */
  areaCode?: string
  /** dynamic default */
  default?: SpecialDefault
  /** with a date default: offset in months */
  defaultMonths?: number
  /** on a report's filter: the default applies to the form only, not to calls that omit it. Set by the loader */
  opens?: true
  /** grammatical gender of the title: 'f' gives 'obrigatória' */
  gender?: 'm' | 'f'
  /** keyword → text that replaces the standard message; `required`, `format`, `minimum` … */
  messages?: Record<string, string>
  mask?: string
  /** files: permitted groups of types (schemas/runtime/files/kinds.ts); default all */
  accept?: FileGroup[]
  /** files: largest size in bytes, never above the system parameters' */
  maxBytes?: number
  /** files: may be uploaded without a session, before any record refers to it */
  strangers?: boolean
  /** stored in upper case: always, or while this boolean of the company's settings is true */
  upper?: boolean | { empresa: string }
  /** on a closed list: code → tone of its chip in lists; default neutral */
  tones?: Record<string, Tone>
  /** on a field of a child: text in its table for an empty value of a visible field */
  whenEmpty?: string
  /** on a list of children: label of the add button; default 'Adicionar' */
  addLabel?: string
  /** on a list of children: while this call (path below /api) answers true, adding is disabled with this text; a hook rejects it, too */
  closedWhile?: { call: string; text: string }
  /** on a list of children: the order is meaningful; the form can move rows */
  ordered?: true
  /** on a boolean: true clears these child lists, after this question if one has rows */
  empties?: { lists: string[]; question: string }
  /** on references: call below the entity's route ('…/{id}/…') that may return a confirmation question (`mensagem`) for the chosen record */
  asks?: string
  /**
   * earlier names of this property: the differ renames the column instead of dropping it. On a list of inline objects also the path of the
   * child entity whose rows it takes over
   */
  was?: string[]
  /** closed list: value that is no longer offered → value its rows get instead; null empties them */
  replaces?: Record<string, JsonValue>
  /** how stored values are converted to a changed definition */
  convert?: XConvert
  /** this column, or on a reference the record referred to, is part of the entity's full-text search (`q`) */
  search?: boolean
  /** authority without which the field is absent from answers, exports, history, sort and filter */
  authority?: string
  /** on a boolean of a company's settings: while false, fields with this authority are hidden from everybody, except in one group of definitions */
  shows?: { authority: string; always: string }
  /** besides an authority: boolean of the company's settings; while false, the field is hidden from everybody, including its author */
  shownBy?: string
  /** reference to the user who created the record: he may read the field of his own records without the authority */
  knownBy?: string
  /** copies the value of a field of the record that a reference leads to */
  copies?: XCopies
  /** the value is assigned from a counter */
  number?: XNumber
  /** computed, without a column and read-only: by this expression, or (true) by the entity's `compute` hook */
  computed?: Expression
  /** on a CEP field: which fields of this record an address found by CEP fills */
  cep?: { logradouro?: string; bairro?: string; cidade?: string; uf?: string }
  /** follows the row in force of a dated list: 'historico.valor' (x-entity.effective of its rows) */
  inForce?: string
  /** in a tree: choosing a node also selects its descendants (default), or disables them */
  descendants?: 'marca' | 'desabilita'
  /** width in columns of a twelve-column grid on wide screens; default by type and length */
  width?: number
  /** false: excluded from bulk editing */
  bulk?: boolean
  /** changes are written to the security log */
  security?: SecurityKind
  /** on a boolean of an entity of scope `empresa-ou-instalacao`: true makes the record the installation's; fixed on creation */
  owner?: boolean
  /** on references to such an entity: path of the sibling reference to the company whose records are offered */
  companyFrom?: string
  /** set for a company's own field (schemas/company/): id of its definition, under which values are stored */
  own?: number
  /** set for a company's own field: options that are no longer offered */
  closed?: string[]
  /** set by a company (schemas/company/): hidden everywhere; stored values are kept */
  hidden?: boolean
  /** personal data: class, effect of erasing the person, and deviations from `x-entity.lgpd` */
  lgpd?: {
    class: PersonalClass
    anonymise?: Anonymise
    /** written by the author of the record (`x-entity.lgpd.by`) */
    written?: boolean
    purpose?: string
    basis?: LegalBasis
    keeps?: string
  }
}

/** A value taken from the record that a reference of this record points to (`x-field.copies`). */
export interface XCopies {
  /** path of the reference and the source field: 'faixaSalarial.valor' */
  from: string
  /** kept: copied when the reference is chosen, editable afterwards · followed: read-only, always equal to its source */
  mode: 'kept' | 'followed'
}

/** A number assigned from a counter when a record is first stored (`x-field.number`). */
export interface XNumber {
  /** for a text: `{numero}` or `{numero:4}` (zero-padded), `{ano}`, and literal text: '{ano}/{numero:4}' */
  pattern?: string
  /** separate counters, besides per company: by `ano`, or by a required reference of the record */
  per?: string[]
  /** first number; default 1 */
  start?: number
  /** gapless: concurrent inserts wait for each other */
  withoutGaps?: boolean
}

/** Validity of the rows of a history. */
export interface Effective {
  /** field with the first day */
  start: string
  /** field with the last day; absent: a row is in force until the next starts */
  end?: string
  /** gaps between rows are allowed; default: rejected */
  gaps?: boolean
  /** closed list → values with which a row counts (as does an empty one); other rows are never in force */
  counts?: Record<string, JsonValue[]>
}

/**
 * words: full-text search with stemming ('soldas' finds 'solda'), "in quotes" phrases, -word excludes · minAge, maxAge:
 * age in years, on a date of birth · asOf: added by the loader to lists of entities with a dated history; restricts
 * nothing, values are read as of that day
 */
export type FilterOp = 'eq' | 'gte' | 'lte' | 'contains' | 'in' | 'search' | 'words' | 'minAge' | 'maxAge' | 'asOf'

export interface XFilter {
  /** query name, as the specification has it (dataIni, visualizar …) */
  name: string
  title?: string
  /** field path the filter acts on; absent for a filter of cases */
  field?: string
  /** search: the entity's full-text search under another name */
  op?: FilterOp
  /** named cases, each a set of equalities; an empty `where` matches everything */
  cases?: { const: string; title: string; where: Record<string, JsonValue> }[]
  default?: JsonValue
}

export interface XSection {
  tab?: string
  section?: string
  /** field paths; an object such as `pessoal` stands for all its fields */
  fields: string[]
  /** name of a panel of the host application, shown below the fields */
  panel?: string
  visibleWhen?: JsonSchema
}

export interface XAction {
  /** last URL segment: PUT /{id}/<name> */
  name: string
  title: string
  icon?: string
  /** fields of this entity that the action's body may carry */
  fields?: string[]
  /** mandatory ones among them */
  required?: string[]
  authority?: string
  confirm?: string
  /** advice shown above the fields of its dialog */
  advice?: XAdvice
  /** may run long: screens may continue it as a background task */
  long?: boolean
  /** of a step: call below the record that screens use; default: its name */
  sentTo?: string
  /** the answer is another record, which the screen opens */
  opens?: boolean
  when?: { condition: JsonSchema; message: string }[]
  /**
   * set by the loader: workflow of the step, and who may take it besides readers: roles in the record, or an authority;
   * `decides`: while the record waits for approval, the deciders of its current stage
   */
  workflow?: string
  by?: { roles: string[]; authority?: string; decides?: true }
}

export interface XCheck {
  /** file name in schemas/runtime/checks */
  check: string
  message?: string
  /** field that carries the error; by default the last field named */
  field?: string
  [argument: string]: JsonValue | undefined
}

export interface XAuthority {
  read?: string
  create?: string
  update?: string
  delete?: string
}

/** A configurable field, where its path alone does not suffice. */
export interface XConfigurableField {
  field: string
  /** further name of the field in the settings */
  also?: string
  /** for a mandatory inline object: the member that must be filled */
  required?: string
  /** condition under which it is not mandatory despite the settings */
  unless?: JsonSchema
  /** not configurable: always shown, or always shown and mandatory (by the definition) */
  always?: 'shown' | 'required'
  /** reason, shown to the user who tries to change it */
  reason?: string
}

/** Fields that settings show, hide or make mandatory; the settings are lists of field paths. */
export interface XConfigurable {
  /** member of `$context` with the settings */
  context: 'empresa' | 'parametros'
  /** setting that lists the fields shown; absent or empty shows all */
  visible?: string
  /** setting that lists the mandatory fields */
  required?: string
  /** field paths; an inline object stands for its members */
  fields: (string | XConfigurableField)[]
}

/**
 * Rows visible to a gestor: those of his areas, or those whose reference he may read (an anuncio, through its
 * solicitacao). Rows about another record (`about`) are visible to whoever may read that record.
 */
export interface XRows {
  area?: string
  hiddenFromManager?: string
  through?: string
  about?: { entity: string; id: string }
}

/** Single records readable without the register's read authority: those to which a visible record of `by` refers. */
export interface XReached {
  authority: string
  by?: string
  withoutClasses?: PersonalClass[]
  without?: string[]
}

/** Joins a new record to a record of `to`: `POST {route}?{parameter}=7` also creates a record of `by` that refers to the new record and to 7. */
export interface XJoin {
  parameter: string
  to: string
  by: string
}

/** Referring registers to list first, or to hide: 'grupo/cadastro', or 'grupo/cadastro.campo'. */
export interface XRelated {
  first?: string[]
  hidden?: string[]
}

/** Server-side caches that writes to a register invalidate. */
export type Feeds = 'sessions' | 'areas' | 'webhooks'

/** `x-entity` as written in the file. */
export interface XEntity {
  plural: string
  gender?: 'm' | 'f'
  /** name of an operation in the trail → its title in history and log; create, update, delete and actions have titles already */
  operations?: Record<string, string>
  /** on a child: name of a row in notices; default: the title */
  notice?: string
  route?: string
  routes?: string[]
  label?: string | string[]
  /** one authority for everything, or one per operation; 'LOGIN' = any internal session */
  authority?: string | XAuthority
  /** ownership of the rows */
  scope?: 'empresa' | 'compartilhado' | 'instalacao' | 'empresa-ou-instalacao' | 'global'
  /** system parameter (boolean) that opens a `compartilhado` entity to all companies */
  sharedBy?: string
  rows?: XRows
  reached?: XReached
  joins?: XJoin[]
  menu?: XMenu
  /** name of the reference to the parent node */
  tree?: string
  related?: XRelated
  /** included in the global search, showing these fields below the label */
  find?: string[]
  /** `states`: filter whose cases are shown above the list with counts; default: that of the first workflow */
  list?: { columns?: string[]; folded?: string[]; sort?: string; filters?: (string | XFilter)[]; states?: string }
  views?: XViews
  /** record page; absent: the form is the only page of a record */
  summary?: XSummary
  form?: XSection[]
  actions?: XAction[]
  /** states and the steps between them */
  workflow?: XWorkflow[]
  /** roles in a record, by name, for workflow steps */
  roles?: Record<string, XRole>
  /** dates on which something of a record runs out */
  expiry?: XExpiry[]
  /** automatic notices */
  notices?: XNotice[]
  /** boolean expression: whether a record is current; expiries of others send no notices */
  current?: Expression
  /** boolean expression: whether other records may newly refer to this one; `message` when not */
  choosable?: { when: Expression; message: string }
  checks?: XCheck[]
  unique?: (string[] | { fields: string[]; message?: string })[]
  /** fields that identify a record besides its unique keys: a row of an imported sheet with these values updates that record, if the fields in `agrees` match */
  foundBy?: FoundBy[]
  indexes?: string[][]
  effective?: Effective
  /** a text says why companies may not add fields; default: every company register is extensible */
  extensible?: boolean | string
  configurable?: XConfigurable
  /** one record per company, served at the route without an id */
  single?: boolean
  retention?: XRetention
  lgpd?: XLgpd
  was?: string[]
  /** fields removed on purpose: the differ drops their columns without refusing */
  dropped?: string[]
  /** records are places with holidays of their own for working-day calculations */
  workplace?: true
  /** false: no bulk operations */
  bulk?: boolean
  /** false: excluded from an anonymised copy */
  copied?: boolean
  /** false: document templates cannot use its records */
  documents?: false
  /** field whose value DELETE takes as a parameter of its URL */
  deleteNames?: string
  /** its records may be copied to another company */
  betweenCompanies?: boolean
  feeds?: Feeds
}
