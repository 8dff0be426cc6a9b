/**
 * The model every other part reads: an entity schema after the loader resolved it.
 *
 * All of it is plain JSON (no functions, no cycles), so the very same object serves the generator, the server and, inside the
 * definition module, the browser. Conditions are numbers: positions in `Entity.conditions`, compiled once per entity.
 */

import type { Computation, Node } from './computed/node.ts'
import type { Calendars } from './days/working-days.ts'
import type { MeasureFormat, XChart, XMeasure, XSeries } from './written/dashboards.ts'
import type { XLgpd, XRetention } from './written/lgpd.ts'
import type { NoticeChannel, XExpiry, XNotice, XNoticeEvent, XRecipient } from './written/notices.ts'
import type { XSource } from './written/report.ts'
import type { Summary } from './written/summary.ts'
import type { Views } from './written/views.ts'
import type { XApproval, XLevel, XRole, XSetValue, XState, XTransition, XWorkflow } from './written/workflow.ts'
import type {
  Effective,
  Feeds,
  FilterOp,
  FoundBy,
  JsonSchema,
  JsonValue,
  Tone,
  XAction,
  XAuthority,
  XCheck,
  XEntity,
  XField,
  XFilter,
  XJoin,
  XReached,
  XRelated,
  XRows,
} from './written/written.ts'

export type { Effective, FoundBy, JsonSchema, JsonValue, Tone } from './written/written.ts'

/** A value of a record as it travels: parsed JSON. `undefined` and a missing key mean the same. */
export type RecordData = { [key: string]: unknown }

export type Scope = NonNullable<XEntity['scope']>

/**
 * scalar: one column · reference: {id, label} in `x_id` · references: array of {id, label} in a link table · ids: array of numbers in a link
 * table · children: array of child records in a child table · object: inline object, columns with a prefix · json: anything else, jsonb
 */
export type FieldKind = 'scalar' | 'reference' | 'references' | 'ids' | 'children' | 'object' | 'json'

export interface FieldOption {
  value: string | number | boolean
  title: string
}

export interface Field {
  name: string
  /** dotted from the entity's root: 'pessoal.cpf' */
  path: string
  title: string
  kind: FieldKind
  /** JSON type of a scalar */
  type?: 'string' | 'integer' | 'number' | 'boolean'
  format?: string
  /** the property's schema, self-contained, without x-field */
  schema: JsonSchema
  hint: Omit<XField, 'visibleWhen' | 'enabledWhen'>
  /** closed list of values, from oneOf/const/title, enum, or the named list in `hint.options` */
  options?: FieldOption[]
  /** unconditionally required */
  required: boolean
  /** required when any of these conditions holds */
  requiredWhen: number[]
  /** of a closed list: while one of these conditions holds, none but its values may be chosen */
  narrowedWhen?: { condition: number; values: unknown[] }[]
  visibleWhen?: number
  enabledWhen?: number
  readOnly: boolean
  writeOnly: boolean
  /** it has no column: the `compute` hook fills it in, or `computes` says how it follows from others */
  computed: boolean
  computes?: Computation
  /** entity path: the target of a reference, references or ids; the child entity of children */
  target?: string
  /** not told to who holds `from` and none of `unless`: he only reaches records one by one (`x-entity.reached`) */
  withheld?: Withheld
  /** members of an inline object */
  fields?: Field[]
}

/** Whom a field is not told. */
export interface Withheld {
  from: string
  unless: string[]
}

export interface Filter extends XFilter {
  title: string
  op: FilterOp
  /** what `field` names when it leads through a reference: a field of the record referred to */
  foreign?: Field
}

export interface Section {
  tab?: string
  section?: string
  fields: string[]
  /** part of the host shown below the fields, by name */
  panel?: string
  visibleWhen?: number
}

export interface Action extends Omit<XAction, 'when'> {
  fields: string[]
  required: string[]
  authority: string
  when: { condition: number; message: string }[]
}

export interface State extends XState {
  title: string
  tone: Tone
  is: Record<string, JsonValue>
}

export interface Transition extends Pick<XTransition, 'name' | 'title' | 'after'> {
  from: string[]
  to: string[]
  set: Record<string, XSetValue>
  adds: NonNullable<XTransition['adds']>
  effects?: Effect[]
}

/** What a step does to another record, with its expressions read. */
export interface Effect {
  rows?: string
  when?: Node
  /** reference to the record that changes */
  changes?: string
  set: Record<string, { how: 'to' | 'add' | 'subtract'; node: Node }>
  /** register in which a record is made */
  creates?: string
  values: Record<string, Node>
}

/** A date on which something of a record runs out, complete. */
export interface Expiry extends Omit<XExpiry, 'when' | 'area' | 'establishment'> {
  title: string
  days: number[]
  when?: Node
  area?: ExpiryPlace
  establishment?: ExpiryPlace
}
/** By what the list of what runs out is narrowed. */
export interface ExpiryPlace {
  /** comes to the id of the place */
  node: Node
  /** register of the places */
  target: string
}

/** What a notice tells of, with a condition worked out. */
export interface NoticeEvent extends Omit<XNoticeEvent, 'becomes'> {
  becomes?: Node
}
/** What people are told of a record by itself. */
export interface Notice extends Omit<XNotice, 'on' | 'by'> {
  on: NoticeEvent
  to: XRecipient[]
  by: NoticeChannel[]
}

/** The states of a record over fields that it stores, complete. */
export interface Workflow extends Pick<XWorkflow, 'name' | 'title' | 'field' | 'filter'> {
  states: State[]
  initial: string[]
  transitions: Transition[]
  approval?: Approval
}

export interface Level extends Omit<XLevel, 'when'> {
  when?: number
}

export interface Approval extends Omit<XApproval, 'levels'> {
  levels: Level[]
}

/** Where an entry stands in the menu; titles as people read them. */
export interface MenuPlace {
  group: string
  /** a group inside the group */
  subgroup?: string
  title: string
}

export interface Entity {
  /** 'captacao/etapa-seletiva': names the schema, the domain folder, the override and the test */
  path: string
  group: string
  name: string
  /** 'EtapaSeletiva' */
  typeName: string
  /** 'etapa_seletiva' */
  table: string
  title: string
  description?: string
  plural: string
  gender: 'm' | 'f'
  /** titles of what code does to its records of its own accord, by the name in the trail */
  operations: Record<string, string>
  /** a child's name in notices; the title unless told */
  notice: string
  /** resource path below /api, and the screen's path; absent for a child without a route of its own */
  route?: string
  /** all routes, the main one first */
  routes: string[]
  /** fields that make the text a person recognises the record by */
  label: string[]
  /** name under which references carry that text: { id, [labelKey]: text } */
  labelKey: string
  scope: Scope
  authority: Required<XAuthority>
  /** the one authority the file names for everything on the screen; each operation has its own below it */
  whole?: string
  /** set on a child: whose it is and under which field */
  parent?: { entity: string; field: string }
  sharedBy?: string
  rows?: XRows
  /** the setting that names its mandatory fields beyond those of the definition (`x-entity.configurable.required`) */
  demandedBy?: { context: 'empresa' | 'parametros'; setting: string }
  /** absent: only who reads the register opens a record of it */
  reached?: XReached
  /** absent: a new record joins nothing as it is made */
  joins?: XJoin[]
  menu?: MenuPlace
  tree?: string
  related?: XRelated
  /** found by the search over everything, with these fields below its label */
  find?: string[]
  /** `folded`: columns that are there to be chosen, but not shown at first */
  list: { columns: string[]; folded?: string[]; sort: string; filters: Filter[]; states?: string }
  /** absent: it is shown as a list only */
  views?: Views
  /** absent: its records are shown by their form alone */
  summary?: Summary
  form: Section[]
  actions: Action[]
  /** absent: its records have no states */
  workflows?: Workflow[]
  roles?: Record<string, XRole>
  expiries?: Expiry[]
  notices?: Notice[]
  /** whether a record still counts; absent: always */
  current?: Node
  /** whether other records may begin to refer to this one, and what is said when not; absent: always */
  choosable?: { when: Node; message: string }
  checks: XCheck[]
  unique: { fields: string[]; message?: string }[]
  /** absent: a row of a file is about the record with its key alone */
  foundBy?: FoundBy[]
  indexes: string[][]
  effective?: Effective
  /** companies may add fields and change shipped ones */
  extensible: boolean
  /** the reason where a register of companies is not extensible, in Portuguese */
  notExtensible?: string
  /** set when its records are places whose holidays working days may be counted with */
  workplace?: true
  /** set when its records are changed one by one only */
  bulk?: false
  /** set when its records stay out of an anonymous copy */
  copied?: false
  /** set when no documents may be made of its records */
  documents?: false
  /** field whose value DELETE names in its address */
  deleteNames?: string
  /** set when its records may be copied to another company */
  betweenCompanies?: true
  /** what the server keeps in memory that writes to it change */
  feeds?: Feeds
  single: boolean
  retention?: XRetention
  lgpd?: XLgpd
  /** what of its records the assistant is told, where that is not all: nothing, and it is not asked beside them; or only what people type */
  assistant?: 'never' | 'typed'
  was: string[]
  dropped: string[]
  fields: Field[]
  /**
   * Self-contained schema of one record without its children's insides (those are validated with their own entity), with `$context`
   * allowed at the root: exactly what Ajv compiles. Made when first asked for: few entities are written between two starts.
   */
  schema: JsonSchema
  /** every condition of the entity; evaluated on { ...record, $context } */
  conditions: JsonSchema[]
}

/** What conditions may look at besides the record; the server fills it from the session, the form from /api/userinfo. */
export interface RuleContext {
  empresa: RecordData
  parametros: RecordData
  /** `fechadas`: rights whose fields the company's settings show to nobody here, whoever holds them */
  usuario: RecordData & { id?: number; nome?: string; authorities?: string[]; fechadas?: string[] }
  /** 'YYYY-MM-DD' in America/Sao_Paulo */
  hoje: string
  /** working days of the company; absent where no definition counts with them, and in base data: those of the whole country */
  calendario?: Calendars
}

/** A report's filter form, from schemas/<group>/relatorios/<report>.json. */
export interface ReportDefinition {
  /** 'captacao/relatorios/duracao-vaga' */
  path: string
  group: string
  name: string
  title: string
  /** what it shows, in a sentence */
  summary?: string
  formats: ('pdf' | 'xlsx' | 'csv')[]
  authority: string
  /** path of the entity each row is about: what a company adds to it are columns and filters here, too */
  about?: string
  /** filters that say the period: first and last day, or the year */
  period?: { start?: string; end?: string; year?: string }
  /** filter that asks for the picture of the rows */
  chart?: string
  /** its further address below the group's: /api/<group>/<call> */
  call?: string
  menu?: MenuPlace
  /** where its rows come from, when no code says it */
  source?: XSource
  /** the filter form, built like an entity without a table (scope global, no routes) */
  filters: Entity
}

/** A figure of dashboards, from schemas/<group>/medidas/<measure>.json. */
export interface MeasureDefinition extends Omit<XMeasure, '$schema' | 'format'> {
  /** 'gestao-talentos/ativos', without the folder */
  path: string
  format: MeasureFormat
}

/** What opens inside a category of a chart. */
export interface DashboardLevel {
  by: string
  /** those of the chart, where it has none of its own */
  series?: XSeries[]
}

/** One figure of a dashboard, or several of them compared. */
export interface DashboardItem {
  name: string
  title: string
  /** setting of the company with the number that is aimed at */
  target?: string
  /** absent: a card */
  chart?: Pick<XChart, 'kind' | 'by' | 'category' | 'describe' | 'nothingBelow' | 'report' | 'call' | 'wide'> & {
    drill: DashboardLevel[]
  }
  series: XSeries[]
}

/** A page of figures, from schemas/<group>/paineis/<dashboard>.json. */
export interface DashboardDefinition {
  /** 'analytics/paineis/vagas' */
  path: string
  group: string
  name: string
  title: string
  summary: string
  authority: string
  menu?: MenuPlace
  /** only the filters of those that companies compose */
  composed?: true
  /** cards first */
  items: DashboardItem[]
  /** the filter form, built like an entity without a table */
  filters: Entity
}

/** One address of a screen built by hand. */
export interface ScreenRoute {
  /** in the router's notation: 'captacao/candidatos/:id/ocr' */
  path: string
  title: string
  /** any of them opens it; none: every internal session may */
  authorities: string[]
  /** file below admin/screens/<group>/<screen>/ without .tsx */
  component: string
  /** picture of its entry in the menu below the user's name, when it has one there */
  userMenu?: string
}

/** A screen built by hand, from schemas/<group>/telas/<screen>.json. */
export interface ScreenDefinition {
  /** 'captacao/telas/selecao' */
  path: string
  group: string
  name: string
  title: string
  menu?: MenuPlace
  /** its own address first */
  routes: [ScreenRoute, ...ScreenRoute[]]
}

/** One violation, as on the wire (DESIGN.md §6). */
export interface FieldError {
  code: string
  /** 'experiencias[0].empresa'; absent for an error of the whole record */
  field?: string
  message: string
}
