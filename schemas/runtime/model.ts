/**
 * The model: entity schemas as the loader resolved them, read by every other part.
 *
 * Everything is plain JSON (no functions, no cycles), so that the same object serves the generator, the server and,
 * inside the definition module, the browser. Conditions are indexes into `Entity.conditions`, compiled once per entity.
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

/** Parsed JSON of a record. `undefined` and a missing key are equivalent. */
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
  /** for a closed list: while one of these conditions holds, only its values may be chosen */
  narrowedWhen?: { condition: number; values: unknown[] }[]
  visibleWhen?: number
  enabledWhen?: number
  readOnly: boolean
  writeOnly: boolean
  /** has no column: computed by the `compute` hook, or by the expression in `computes` */
  computed: boolean
  computes?: Computation
  /** entity path: the target of a reference, references or ids; the child entity of children */
  target?: string
  /** withheld from sessions that hold `from` and none of `unless`, which reach records only one by one (`x-entity.reached`) */
  withheld?: Withheld
  /** members of an inline object */
  fields?: Field[]
}

/** Authorities that decide whether a field is withheld. */
export interface Withheld {
  from: string
  unless: string[]
}

export interface Filter extends XFilter {
  title: string
  op: FilterOp
  /** for a `field` path through a reference: the field of the target record */
  foreign?: Field
}

export interface Section {
  tab?: string
  section?: string
  fields: string[]
  /** name of a panel of the host application, shown below the fields */
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

/** Effect of a step on another record, with its expressions parsed. */
export interface Effect {
  rows?: string
  when?: Node
  /** reference to the record to update */
  changes?: string
  set: Record<string, { how: 'to' | 'add' | 'subtract'; node: Node }>
  /** register of the record to create */
  creates?: string
  values: Record<string, Node>
}

/** A date of a record on which something expires, with defaults filled in. */
export interface Expiry extends Omit<XExpiry, 'when' | 'area' | 'establishment'> {
  title: string
  days: number[]
  when?: Node
  area?: ExpiryPlace
  establishment?: ExpiryPlace
}
/** A place by which the list of expiries is filtered. */
export interface ExpiryPlace {
  /** expression that gives the id of the place */
  node: Node
  /** register of the places */
  target: string
}

/** Trigger of a notice, with its condition parsed. */
export interface NoticeEvent extends Omit<XNoticeEvent, 'becomes'> {
  becomes?: Node
}
/** An automatic notice of a register. */
export interface Notice extends Omit<XNotice, 'on' | 'by'> {
  on: NoticeEvent
  to: XRecipient[]
  by: NoticeChannel[]
}

/** A workflow over stored fields of a record, with defaults filled in. */
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

/** Place of an entry in the menu, as titles. */
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
  /** titles of operations that the server performs by itself, by their name in the trail */
  operations: Record<string, string>
  /** name of a child in notices; default: its title */
  notice: string
  /** resource path below /api, and the screen's path; absent for a child without a route of its own */
  route?: string
  /** all routes, the main one first */
  routes: string[]
  /** fields that form the label of a record */
  label: string[]
  /** key of the label in references: { id, [labelKey]: text } */
  labelKey: string
  scope: Scope
  authority: Required<XAuthority>
  /** the authority the file declares for the whole screen; each operation's own derives from it */
  whole?: string
  /** of a child: its parent and the field there */
  parent?: { entity: string; field: string }
  sharedBy?: string
  rows?: XRows
  /** setting with the mandatory fields in addition to the definition's (`x-entity.configurable.required`) */
  demandedBy?: { context: 'empresa' | 'parametros'; setting: string }
  /** absent: opening a record needs the register's read authority */
  reached?: XReached
  /** absent: a new record cannot be joined to another on creation */
  joins?: XJoin[]
  menu?: MenuPlace
  tree?: string
  related?: XRelated
  /** included in the global search, showing these fields below the label */
  find?: string[]
  /** `folded`: columns offered in the picker, but hidden by default */
  list: { columns: string[]; folded?: string[]; sort: string; filters: Filter[]; states?: string }
  /** absent: list only */
  views?: Views
  /** absent: the form is the only page of a record */
  summary?: Summary
  form: Section[]
  actions: Action[]
  /** absent: its records have no states */
  workflows?: Workflow[]
  roles?: Record<string, XRole>
  expiries?: Expiry[]
  notices?: Notice[]
  /** condition of a current record; absent: all are */
  current?: Node
  /** condition under which other records may newly refer to this one, and the message otherwise; absent: always */
  choosable?: { when: Node; message: string }
  checks: XCheck[]
  unique: { fields: string[]; message?: string }[]
  /** absent: rows of an imported sheet are matched by unique keys alone */
  foundBy?: FoundBy[]
  indexes: string[][]
  effective?: Effective
  /** companies may add fields and change shipped ones */
  extensible: boolean
  /** why a company register is not extensible, in Portuguese */
  notExtensible?: string
  /** set when its records are places with holidays of their own for working-day calculations */
  workplace?: true
  /** set when bulk operations are off */
  bulk?: false
  /** set when its records are excluded from an anonymised copy */
  copied?: false
  /** set when document templates cannot use its records */
  documents?: false
  /** field whose value DELETE takes as a parameter of its URL */
  deleteNames?: string
  /** set when its records may be copied to another company */
  betweenCompanies?: true
  /** server-side caches that writes to it invalidate */
  feeds?: Feeds
  single: boolean
  retention?: XRetention
  lgpd?: XLgpd
  /** limits of what the assistant receives of its records: 'never' nothing, and it is not offered there; 'typed' only text that users type */
  assistant?: 'never' | 'typed'
  was: string[]
  dropped: string[]
  fields: Field[]
  /**
   * Self-contained schema of one record without the contents of child rows (validated with their own entity), with
   * `$context` allowed at the root: exactly what Ajv compiles. Built lazily by a getter, because few entities are
   * written between two starts.
   */
  schema: JsonSchema
  /** every condition of the entity; evaluated on { ...record, $context } */
  conditions: JsonSchema[]
}

/** Data that conditions may read besides the record; the server fills it from the session, the form from /api/userinfo. */
export interface RuleContext {
  empresa: RecordData
  parametros: RecordData
  /** `fechadas`: authorities whose fields the company's settings hide from everybody */
  usuario: RecordData & { id?: number; nome?: string; authorities?: string[]; fechadas?: string[] }
  /** 'YYYY-MM-DD' in America/Sao_Paulo */
  hoje: string
  /** working-day calendars of the company; absent where no definition uses them, and in base data: then the national ones apply */
  calendario?: Calendars
}

/** A report's filter form, from schemas/<group>/relatorios/<report>.json. */
export interface ReportDefinition {
  /** 'captacao/relatorios/duracao-vaga' */
  path: string
  group: string
  name: string
  title: string
  /** one-sentence description */
  summary?: string
  formats: ('pdf' | 'xlsx' | 'csv')[]
  authority: string
  /** path of the entity that each row is about: own fields of companies become columns and filters of the report */
  about?: string
  /** names of the period filters: first and last day, or the year */
  period?: { start?: string; end?: string; year?: string }
  /** name of the filter that requests a chart */
  chart?: string
  /** its further address below the group's: /api/<group>/<call> */
  call?: string
  menu?: MenuPlace
  /** source of its rows, unless code provides them */
  source?: XSource
  /** the filter form, built like an entity without a table (scope global, no routes) */
  filters: Entity
}

/** A measure for dashboards, from schemas/<group>/medidas/<measure>.json. */
export interface MeasureDefinition extends Omit<XMeasure, '$schema' | 'format'> {
  /** 'gestao-talentos/ativos', without the folder */
  path: string
  format: MeasureFormat
}

/** A drill-down level of a chart. */
export interface DashboardLevel {
  by: string
  /** absent: the chart's series */
  series?: XSeries[]
}

/** A card or a chart of a dashboard. */
export interface DashboardItem {
  name: string
  title: string
  /** setting of the company that holds the target value */
  target?: string
  /** absent: shown as a card */
  chart?: Pick<XChart, 'kind' | 'by' | 'category' | 'describe' | 'nothingBelow' | 'report' | 'call' | 'wide'> & {
    drill: DashboardLevel[]
  }
  series: XSeries[]
}

/** A dashboard, from schemas/<group>/paineis/<dashboard>.json. */
export interface DashboardDefinition {
  /** 'analytics/paineis/vagas' */
  path: string
  group: string
  name: string
  title: string
  summary: string
  authority: string
  menu?: MenuPlace
  /** set for the definition that only provides the filters of dashboards composed by companies */
  composed?: true
  /** cards first */
  items: DashboardItem[]
  /** the filter form, built like an entity without a table */
  filters: Entity
}

/** One route of a screen built by hand. */
export interface ScreenRoute {
  /** in the router's notation: 'captacao/candidatos/:id/ocr' */
  path: string
  title: string
  /** any of them grants access; empty: every internal session */
  authorities: string[]
  /** file below admin/screens/<group>/<screen>/ without .tsx */
  component: string
  /** icon of its entry in the user menu, if it has one */
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
  /** the main route first */
  routes: [ScreenRoute, ...ScreenRoute[]]
}

/** One validation error, as in API answers (DESIGN.md §6). */
export interface FieldError {
  code: string
  /** 'experiencias[0].empresa'; absent for an error of the whole record */
  field?: string
  message: string
}
