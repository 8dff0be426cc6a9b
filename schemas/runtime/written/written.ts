/** What the files of schemas/ say, in their own words: JSON Schema with the keys `x-entity` and `x-field`. The loader makes `model.ts` of it. */

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

/** Fields that tell a record from the others for people, and those that have to agree with it. */
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
  /** field whose widget shows and changes this one, too: it has no place of its own in the form */
  within?: string
  /** filter name of the target's list → path in this record, e.g. { estabelecimentoId: 'estabelecimento.id' } */
  filterBy?: Record<string, string>
  /** on references: call (path below /api) that offers what may be chosen in place of the register's own, asked by words (`nome`) and by these fields of this record */
  offeredBy?: { call: string; with?: string[] }
  /** on a text with the widget 'marcadores': call (path below /api) that names the markers the text may hold, asked with these fields beside it */
  markersBy?: { call: string; with?: string[] }
  /** on a text of several lines: what the assistant is asked for with one click; `{{nome}}` stands for what a field of the record holds */
  assist?: { title: string; prompt: string }[]
  /** on a text: path of the entity whose names are offered while it is typed ('geral/bairro'); any other text may stand */
  suggest?: string
  /** the part of the label that is taken of what is chosen there; absent: the name */
  suggestField?: string
  visibleWhen?: JsonSchema
  enabledWhen?: JsonSchema
  /** a read-only text of the record: while it says something the field cannot be changed, and that is the reason people are told */
  lockedBy?: string
  /** on a yes or no: what lists say beside a record's name while it is no ('Inativo'), where it is no column */
  whenNo?: string
  /** on a telephone without its area code: the field of the record that holds it */
  areaCode?: string
  /** a default that no constant can say */
  default?: SpecialDefault
  /** of a day by default: so many months later, or earlier */
  defaultMonths?: number
  /** of a report's filter: with the default the form opens only; a call that leaves it out narrows nothing by it. Set by the loader */
  opens?: true
  /** grammatical gender of the title: 'f' gives 'obrigatória' */
  gender?: 'm' | 'f'
  /** keyword → text that replaces the standard message; `required`, `format`, `minimum` … */
  messages?: Record<string, string>
  mask?: string
  /** files: groups of types that are taken (schemas/runtime/files/kinds.ts); all without it */
  accept?: FileGroup[]
  /** files: largest size in bytes, never above the system parameters' */
  maxBytes?: number
  /** files: who has no log-in may send it, before any record holds it */
  strangers?: boolean
  /** stored in capitals: always, or while this yes or no of the company's settings holds */
  upper?: boolean | { empresa: string }
  /** on a closed list: code → tone of its label in lists; one that is not named is neutral */
  tones?: Record<string, Tone>
  /** on a field of a child: shown in its table in place of an empty value that the row could have */
  whenEmpty?: string
  /** on a list of children: the button that adds one, when not 'Adicionar' */
  addLabel?: string
  /** on a list of children: while this call (path below /api) answers true none is added, and why; a hook refuses them, too */
  closedWhile?: { call: string; text: string }
  /** on a list of children: their order says something, and the form moves them */
  ordered?: true
  /** on a yes or no: a yes empties these lists of the record, after this question while one of them holds something */
  empties?: { lists: string[]; question: string }
  /** on references: call below the entity's route ('…/{id}/…') whose `mensagem` is asked of what was just chosen */
  asks?: string
  /**
   * earlier names of this property: the differ renames the column instead of dropping it. On a list of inline objects also the path of the
   * child entity whose rows it takes over
   */
  was?: string[]
  /** closed list: value that is no longer offered → value its rows get instead; null empties them */
  replaces?: Record<string, JsonValue>
  /** how its values follow from what rows held before the definition changed */
  convert?: XConvert
  /** this column, or on a reference the record referred to, is part of the entity's full-text search (`q`) */
  search?: boolean
  /** authority without which the field is absent from answers, exports, history, sort and filter */
  authority?: string
  /** on a yes or no of a company's settings: while it is no, fields of this right show to nobody but in one group of definitions */
  shows?: { authority: string; always: string }
  /** beside an authority: yes or no of the company's settings; while it is no, the field shows to nobody, whoever holds the right or made the record */
  shownBy?: string
  /** reference to the user who made the record: he knows the field of his own records without the authority */
  knownBy?: string
  /** the value is that of a field of the record a reference beside it points to */
  copies?: XCopies
  /** the value is a number from a counter */
  number?: XNumber
  /** the value is worked out, has no column and is read-only: by this expression, or (true) by the entity's `compute` hook */
  computed?: Expression
  /** on a CEP field: which fields of this record an address found by CEP fills */
  cep?: { logradouro?: string; bairro?: string; cidade?: string; uf?: string }
  /** the value is that of the row in force of a dated list: 'historico.valor' (x-entity.effective of its rows) */
  inForce?: string
  /** in a tree: nodes below a chosen one are chosen too (the default), or cannot be */
  descendants?: 'marca' | 'desabilita'
  /** columns of a twelve-column grid on a wide screen; by default worked out from type and length */
  width?: number
  /** false: many records cannot get it at once */
  bulk?: boolean
  /** a change of it is told by the security log */
  security?: SecurityKind
  /** on a yes or no of an entity of scope `empresa-ou-instalacao`: a yes makes the record the installation's; it is said once, when the record is made */
  owner?: boolean
  /** on references to such an entity: the reference beside it (path) that names the company among whose records is chosen */
  companyFrom?: string
  /** set for a company's own field (schemas/company/): id of what defines it, under which its value is stored */
  own?: number
  /** set for a company's own field: options that are no longer offered */
  closed?: string[]
  /** set by a company (schemas/company/): shown nowhere, its stored value stays */
  hidden?: boolean
  /** personal data: what kind, what erasing a person does to it, and what differs from `x-entity.lgpd` */
  lgpd?: {
    class: PersonalClass
    anonymise?: Anonymise
    /** what the author of the record wrote (`x-entity.lgpd.by`) */
    written?: boolean
    purpose?: string
    basis?: LegalBasis
    keeps?: string
  }
}

/** A value taken from the record that a reference of this record points to (`x-field.copies`). */
export interface XCopies {
  /** the reference and the field there: 'faixaSalarial.valor' */
  from: string
  /** kept: copied when the reference is chosen, changed as one likes afterwards · followed: read-only, always as it is there */
  mode: 'kept' | 'followed'
}

/** A number that the system gives each record when it is stored, from a counter (`x-field.number`). */
export interface XNumber {
  /** of a text: `{numero}` or `{numero:4}` (filled up with zeros), `{ano}`, and what stands around them: '{ano}/{numero:4}' */
  pattern?: string
  /** what has counters of its own beside the company: `ano`, or a required reference of the record */
  per?: string[]
  /** the first number; 1 unless told */
  start?: number
  /** no number is ever left out: those who store at the same time wait for each other */
  withoutGaps?: boolean
}

/** The days on which the rows of a history hold. */
export interface Effective {
  /** field with the first day */
  start: string
  /** field with the last day; without it a row holds until the next begins */
  end?: string
  /** days between two rows on which nothing holds are meant; without it they are refused */
  gaps?: boolean
  /** closed list → values in which a row counts, also one that says nothing; the others stand in the list and hold on no day */
  counts?: Record<string, JsonValue[]>
}

/**
 * words: the words of a long text in any form ('soldas' finds 'solda'), "in quotes" together, -without · minAge, maxAge: years of age, from a
 * date of birth · asOf: given by the loader to the lists of entities with a dated history; it narrows nothing, values are those of that day
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
  /** a filter of named cases, each a set of equalities; an empty `where` shows everything */
  cases?: { const: string; title: string; where: Record<string, JsonValue> }[]
  default?: JsonValue
}

export interface XSection {
  tab?: string
  section?: string
  /** field paths; `pessoal` stands for all fields of that object */
  fields: string[]
  /** part of the host shown below the fields, by name */
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
  /** which of them must be there */
  required?: string[]
  authority?: string
  confirm?: string
  /** what is told above the fields of its dialog */
  advice?: XAdvice
  /** it may take longer than somebody waits: screens let it go on as a task */
  long?: boolean
  /** of a step: call below the record to which screens send it, where it is not its name */
  sentTo?: string
  /** the screen goes on to the record it answers with: another one than it was asked of */
  opens?: boolean
  when?: { condition: JsonSchema; message: string }[]
  /**
   * set by the loader: the workflow whose step it is, and who may besides reading the record: roles in it, or an authority; `decides`: in the
   * state in which the record waits for approval, whoever is asked at its stage
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

/** One field that companies configure, where its path alone does not say everything. */
export interface XConfigurableField {
  field: string
  /** further name of the field in the settings */
  also?: string
  /** what must be filled in when an inline object is mandatory: one of its members */
  required?: string
  /** condition under which it is not mandatory in spite of the settings */
  unless?: JsonSchema
  /** what no setting may change: it is shown; or it is shown and must be filled in, as the definition demands */
  always?: 'shown' | 'required'
  /** why, said to whoever would change it */
  reason?: string
}

/** Fields that settings show, hide and make mandatory; the settings are lists of field paths. */
export interface XConfigurable {
  /** where the settings stand in `$context` */
  context: 'empresa' | 'parametros'
  /** setting that lists the fields shown; absent or empty shows all */
  visible?: string
  /** setting that lists the mandatory fields */
  required?: string
  /** field paths; an inline object stands for its members */
  fields: (string | XConfigurableField)[]
}

/**
 * Which rows a manager sees: those of his areas, or those whose reference he sees (an advert, through its request). Rows that speak of a record (`about`)
 * are seen, by everybody, as far as it is.
 */
export interface XRows {
  area?: string
  hiddenFromManager?: string
  through?: string
  about?: { entity: string; id: string }
}

/** Records that somebody opens one by one who does not read the register: those that a record of `by` which he sees refers to. */
export interface XReached {
  authority: string
  by?: string
  withoutClasses?: PersonalClass[]
  without?: string[]
}

/** A record of `to` that a new record may join as it is made: `POST {route}?{parameter}=7` makes a record of `by`, too, which names the new one and 7. */
export interface XJoin {
  parameter: string
  to: string
  by: string
}

/** Which of the registers that refer to a record are named first beside it, and which not at all: 'grupo/cadastro', or 'grupo/cadastro.campo'. */
export interface XRelated {
  first?: string[]
  hidden?: string[]
}

/** What the server keeps in memory that writes to a register change. */
export type Feeds = 'sessions' | 'areas' | 'webhooks'

/** `x-entity` as written in the file. */
export interface XEntity {
  plural: string
  gender?: 'm' | 'f'
  /** name of an operation in the trail → what history and log call it; creation, change, deletion and actions have names */
  operations?: Record<string, string>
  /** on a child: how notices name a row, when not by the title */
  notice?: string
  route?: string
  routes?: string[]
  label?: string | string[]
  /** one authority for everything, or one per operation; 'LOGIN' = any internal session */
  authority?: string | XAuthority
  /** whose the rows are */
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
  /** found by the search over everything, with these fields below its label */
  find?: string[]
  /** `states`: filter whose cases stand above the list with their counts; by default that of the first workflow */
  list?: { columns?: string[]; folded?: string[]; sort?: string; filters?: (string | XFilter)[]; states?: string }
  views?: XViews
  /** the record page; without it a record is shown by its form alone */
  summary?: XSummary
  form?: XSection[]
  actions?: XAction[]
  /** states and the steps between them */
  workflow?: XWorkflow[]
  /** who is who in a record, by name: for steps of a workflow */
  roles?: Record<string, XRole>
  /** dates on which something of a record runs out */
  expiry?: XExpiry[]
  /** what people are told of by itself */
  notices?: XNotice[]
  /** a yes or no: whether a record still counts; what runs out of others is silent */
  current?: Expression
  /** a yes or no: whether other records may begin to refer to this one; `message` when not */
  choosable?: { when: Expression; message: string }
  checks?: XCheck[]
  unique?: (string[] | { fields: string[]; message?: string })[]
  /** what people know a record by though no key says so: a row of a file with these is about that record, where `agrees` are the same */
  foundBy?: FoundBy[]
  indexes?: string[][]
  effective?: Effective
  /** why companies may not add fields; without it every register of companies takes them */
  extensible?: boolean | string
  configurable?: XConfigurable
  /** one record per company, served at the route without an id */
  single?: boolean
  retention?: XRetention
  lgpd?: XLgpd
  was?: string[]
  /** fields removed on purpose: the differ drops their columns without refusing */
  dropped?: string[]
  /** its records are places of work, with holidays of their own: working days may be counted at one */
  workplace?: true
  /** false: its records are changed one by one only */
  bulk?: boolean
  /** false: its records stay out of an anonymous copy */
  copied?: boolean
  /** false: no documents may be made of its records */
  documents?: false
  /** field whose value DELETE names in its address */
  deleteNames?: string
  /** its records may be copied to another company */
  betweenCompanies?: boolean
  feeds?: Feeds
}
