import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Runtimes } from '#schemas/compile.ts'
import type { Entities, EntityPath } from '#schemas/generated/entities.ts'
import type { Model } from '#schemas/load.ts'
import type { TimelineItem } from '#schemas/runtime/answers/timeline.ts'
import type { Entity, FieldError, JsonSchema, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Database } from '#server/platform/database/pool.ts'
import type { Db, Values } from '#server/platform/database/sql.ts'
import type { LinkMaker } from '#server/platform/session/one-time-links.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'

/** What the interpreter works with; one per server. */
export interface Deps {
  database: Pick<Database<DB>, 'kysely'>
  model: Model
  runtimes: Runtimes
  registry: Registry
  /** 'YYYY-MM-DD' in São Paulo */
  today(): string
  /** the clock of the server */
  now(): Date
  /** companies that have webhooks; absent: any company may have some */
  listeners?: { has(company: number): boolean }
  /** makes one-time links for log-in e-mails; absent where no server runs */
  links?: LinkMaker
  /** secrets that seal anonymous answers; absent where no server runs */
  urn?: Secrets
  /** absent where no server runs */
  people?: People
  /** wakes the delivery of webhooks */
  wakeWebhooks?(): void
  /** absent where no server runs */
  notices?: Notices
  /** row conditions of measures, for the lists they open; absent where no server runs */
  measures?: Measures
  /** kinds of time-line items besides the trail: e-mails, messages, notices, documents */
  timeline?: TimelineKind[]
}

/** The notices that writes of the interpreter set off. */
export interface Notices {
  /** a record was stored: stores the notices it sets off in the same transaction */
  fire(ctx: Ctx, record: RecordData & { id: number }, before: RecordData | undefined): Promise<void>
  /** drops the cached notice definitions of companies */
  forget(): void
}

/** Measures, as lists use them to show the rows behind a figure. */
export interface Measures {
  /**
   * The condition on alias `t` under which a record of an entity counts for the measure that the filter `medida` names.
   * @throws DomainError 400 for a measure that does not count this register, 403 where the session may not see it
   */
  condition(ctx: Pick<Ctx, 'session' | 'deps'>, entity: Entity, value: object, values: Values): string
}

/** Lookups about people, absences and working days, in registers the interpreter does not know. */
export interface People {
  /** the person of the company that its user is linked to */
  ofUser(db: Db, empresaId: number, usuarioId: number): Promise<{ id: number; nome: string } | undefined>
  /** ids of users who are absent today and named this session's user as their substitute */
  standsInFor(ctx: Ctx): Promise<number[]>
  /** adds working days of the company to a day */
  addWorkingDays(ctx: Ctx, day: string, days: number): Promise<string>
}

/** The content of a time-line item, without its kind and id. */
export type Told = Omit<TimelineItem, 'tipo' | 'id'>

/** One kind of time-line item: changes of the trail, e-mails, the records of a register. */
export interface TimelineKind {
  /** 'emails'; of a register its path */
  name: string
  title: string
  /**
   * A statement for the rows about a stored record that the session sees, with the columns `id` and `data` (timestamptz).
   * @returns undefined where the session may see no row of this kind, whatever the record
   */
  rows(ctx: Ctx, record: RecordData & { id: number }, values: Values): string | undefined
  /** returns this kind with values of the record read beforehand, which simplify its statement */
  narrow?(ctx: Ctx, record: RecordData & { id: number }): Promise<TimelineKind>
  /** contents of rows by id; a row missing from the map is not shown */
  tell(ctx: Ctx, record: RecordData & { id: number; versao: number }, ids: number[]): Promise<Map<number, Told>>
}

/** One operation on one entity on behalf of one session. In a write, `db` is the transaction. */
export interface Ctx {
  db: Db
  session: Session
  context: RuleContext
  entity: Entity
  deps: Deps
  /** the clock of the server; what day it is says `context.hoje` */
  now(): Date
  /** the day whose values are read, when it is not today ('YYYY-MM-DD') */
  em?: string
  /** id of the bulk operation (`lote`) this one belongs to; written to its trail lines */
  lote?: number
  /** a dry run that is rolled back: sequence numbers are provisional; how many were given */
  rehearsal?: { numbers: number }
  /** path of the register whose hook started this operation, so that two registers that update each other do not recurse */
  causedBy?: string
  /** reports progress of a long operation; throws to cancel it, which rolls it back. Absent where nobody watches */
  progress?(done: number, total: number): void | Promise<void>
  /** cache of lookups shared by many records that are stored together: see `lookUpOnce` */
  found?: Map<string, Promise<unknown>>
  /** buffer of trail lines, written together later in the same transaction: see `flushTrail` */
  trail?: { push(entry: object): unknown }
  /** a deleted record is being restored: ids stay those it had; `columns`: those of its own row that its data lack */
  restoring?: { columns: Record<string, unknown> }
}

/** Code around the standard operations of one entity. All are optional; each runs inside the transaction of its operation. */
export interface EntityHooks<T = RecordData> {
  /** completes a new record (also the one GET /novo proposes) */
  defaults?(ctx: Ctx, record: Partial<T>): void | Promise<void>
  /** rules that need the database; `before` is the stored record of an update */
  validate?(ctx: Ctx, record: T, before?: T): FieldError[] | Promise<FieldError[]>
  /** last changes before the statement */
  beforeSave?(ctx: Ctx, record: T, before?: T): void | Promise<void>
  afterSave?(ctx: Ctx, record: T, before?: T): void | Promise<void>
  beforeDelete?(ctx: Ctx, record: T): void | Promise<void>
  /** the row is deleted: records it referred to may be deleted now */
  afterDelete?(ctx: Ctx, record: T): void | Promise<void>
  /** before a deleted record is restored and its references are resolved: restores what was deleted with it */
  beforeRestore?(ctx: Ctx, record: T): void | Promise<void>
  /**
   * Computed fields (paths) as SQL over the alias of the record's row, read in the record's own statement: a scalar, or `json_build_object` for a
   * reference; undefined where this session is not told. Asked only for fields the session may know.
   */
  selects?: Record<string, (ctx: Ctx, alias: string, values: Values) => string | undefined>
  /** fills computed fields that `selects` cannot say; called once per answer with all its records */
  compute?(ctx: Ctx, records: T[]): void | Promise<void>
  /** runs on each new day of a company: updates what follows from dated records outside their own; @returns how many records changed */
  turnOfDay?(ctx: Ctx): Promise<number>
  /** removes from a copy what it must not carry */
  clone?(ctx: Ctx, copy: Partial<T>): void | Promise<void>
  /** a further condition on which rows a session sees: SQL over the alias, or nothing for all */
  rows?(session: Session, alias: string, values: Values): string | undefined
  /**
   * Fields (paths) that single records hide from a session, decided for each stored record with its rows. Answers, lists, export, history, log and deleted
   * records leave them out; nobody filters or sorts by them.
   */
  conceals?: { fields: string[]; from(session: Session, record: T): boolean }
  /**
   * Of records about a person (`x-entity.lgpd.about`), those included in the person's copy of his data; without the hook all of them.
   * @param ids of records of company `empresaId`
   */
  tellsOf?(db: Db, empresaId: number, ids: number[]): Promise<number[]>
  /** pages of single records that a session finds in the menu of their group, below this title; read with each session */
  menu?: { title: string; entries(db: Db, session: Session): Promise<{ label: string; url: string }[]> }
}

export interface ActionInput<T = RecordData> {
  /** as stored, locked until the end of the transaction */
  record: T & { id: number; versao: number }
  /** the action's fields, validated */
  input: Partial<T>
  /** values that this workflow step sets by its definition; empty where the action is no step */
  step: Partial<T>
  /** changes the record (through the same rules as any other change) and gives it back */
  save(changes: Partial<T>): Promise<T & { id: number; versao: number }>
}

/** Runs one action; the answer is the record as it then is, unless the handler returns something else. */
export type ActionHandler<T = RecordData> = (ctx: Ctx, input: ActionInput<T>) => Promise<unknown>

export interface RouteOptions {
  summary: string
  /** by default the entity's authority to read (GET) or update */
  authority?: string
  /** a second authority that admits to the call; the handler checks what it may see */
  also?: string
  /** stands in for the call of the same address, standard or hand-written, where the query has these values (`stand-in.ts`) */
  when?: Record<string, string>
  /** served also to a candidate who has not accepted the terms of his company */
  beforeTerms?: true
  /** called by anonymous people: its refusals are not recorded in the security log, which would hold their address */
  nameless?: true
  /** a POST that changes nothing */
  reads?: true
  querystring?: JsonSchema
  /** enforced before the handler runs */
  body?: JsonSchema
  /** the handler enforces `body`, in words or in an order of its own */
  checksItself?: true
  response?: JsonSchema
}
export type RouteHandler = (ctx: Ctx, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export interface ExtraRoute extends RouteOptions {
  method: Method
  /** below the entity's route ('/proxima-ordem'), or from /api when it begins with '//' */
  url: string
  handler: RouteHandler
}
export interface RouteCollector {
  get(url: string, options: RouteOptions, handler: RouteHandler): void
  post(url: string, options: RouteOptions, handler: RouteHandler): void
  put(url: string, options: RouteOptions, handler: RouteHandler): void
  patch(url: string, options: RouteOptions, handler: RouteHandler): void
  delete(url: string, options: RouteOptions, handler: RouteHandler): void
}

/** Queries the ids of the users who have a role through a record, which is stored and of the session's company. */
export type RoleQuery = (ctx: Ctx, id: number) => Promise<number[]>

/** Where a hand-written value is evaluated: a row of its entity inside a statement, whose own aliases are `t`, `m` and `x1`, `x2` … */
export interface ValuePlace {
  alias: string
  /** what is asked for: the filters of the report, or those of the dashboard with its period */
  filters: RecordData
  /** SQL of the day whose values are read */
  day: string
  /** a placeholder with its type */
  param(value: unknown, type: string): string
  /** joins a table to the row, once per name. @returns its alias */
  join(name: string, make: (alias: string) => string): string
}

/** A value of a row as SQL; of a record also its id and, where records have an order of their own, the SQL to sort by. Several records are joined, one row each. */
export type RowValue = (
  ctx: Pick<Ctx, 'session' | 'deps' | 'context'>,
  place: ValuePlace,
) => string | { sql: string; id: string; order?: string }

export interface EntityCode {
  hooks?: EntityHooks
  actions?: Record<string, ActionHandler>
  routes?: ExtraRoute[]
  roles?: Record<string, RoleQuery>
  values?: Record<string, RowValue>
}
/** Domain code by entity path, collected by the generator. */
export type Registry = Record<string, EntityCode>

/** Declares the hooks of an entity: server/domain/<path>/hooks.ts. */
export function defineHooks<P extends EntityPath>(_path: P, hooks: EntityHooks<Entities[P]>): EntityHooks {
  return hooks as unknown as EntityHooks
}

/** Declares an action of an entity: server/domain/<path>/<action>.ts. */
export function defineAction<P extends EntityPath>(
  _path: P,
  _action: string,
  handler: ActionHandler<Entities[P]>,
): ActionHandler {
  return handler as unknown as ActionHandler
}

/** Declares who has which role because of a record: server/domain/<path>/roles.ts, named in `x-entity.roles` of what refers to it. */
export const defineRoles = (_path: EntityPath, roles: Record<string, RoleQuery>): Record<string, RoleQuery> => roles

/** Declares values of an entity's rows that reports and measures name (`{ "code": "…" }`): server/domain/<path>/values.ts. */
export const defineValues = (_path: EntityPath, values: Record<string, RowValue>): Record<string, RowValue> => values

/** Declares further calls below an entity's route: server/domain/<path>/routes.ts. */
export function defineRoutes(_path: EntityPath, collect: (route: RouteCollector) => void): ExtraRoute[] {
  const routes: ExtraRoute[] = []
  const adder = (method: Method) => (url: string, options: RouteOptions, handler: RouteHandler) => {
    routes.push({ method, url, handler, ...options })
  }
  collect({ get: adder('GET'), post: adder('POST'), put: adder('PUT'), patch: adder('PATCH'), delete: adder('DELETE') })
  return routes
}
