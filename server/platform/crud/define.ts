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
  /** companies whose writes webhooks are told of; absent: of all it may be so */
  listeners?: { has(company: number): boolean }
  /** addresses that count once, for e-mails about a log-in; absent where no server runs */
  links?: LinkMaker
  /** what seals answers that nobody may tie to a person; absent where no server runs */
  urn?: Secrets
  /** absent where no server runs */
  people?: People
  /** says that there is something to deliver to webhooks */
  wakeWebhooks?(): void
  /** absent where no server runs */
  notices?: Notices
  /** rows that a figure counts, for the lists that it opens; absent where no server runs */
  measures?: Measures
  /** what else than the trail is told in time lines: e-mails, messages, notices, documents */
  timeline?: TimelineKind[]
}

/** What the interpreter says to whoever tells people of records by themselves. */
export interface Notices {
  /** a record was stored: what was asked to be told of it is noted in the same transaction */
  fire(ctx: Ctx, record: RecordData & { id: number }, before: RecordData | undefined): Promise<void>
  /** what was read of the notices of companies no longer counts */
  forget(): void
}

/** What lists ask of figures whose rows they show. */
export interface Measures {
  /**
   * The condition on alias `t` under which a record of an entity is counted by what the filter `medida` says.
   * @throws DomainError 400 for what is no figure of this register, 403 where the session is not told it
   */
  condition(ctx: Pick<Ctx, 'session' | 'deps'>, entity: Entity, value: object, values: Values): string
}

/** What the interpreter asks about people and their days, of registers it does not know. */
export interface People {
  /** the person of the company that its user is linked to */
  ofUser(db: Db, empresaId: number, usuarioId: number): Promise<{ id: number; nome: string } | undefined>
  /** users who are away today and named this session's to decide in their place */
  standsInFor(ctx: Ctx): Promise<number[]>
  /** the day so many working days of the company later */
  addWorkingDays(ctx: Ctx, day: string, days: number): Promise<string>
}

/** What is told of one row of a time line; its kind and number are known. */
export type Told = Omit<TimelineItem, 'tipo' | 'id'>

/** One kind of what happens to records: changes of the trail, e-mails, the records of a register. */
export interface TimelineKind {
  /** 'emails'; of a register its path */
  name: string
  title: string
  /**
   * The rows that are about a stored record, which the session sees: a statement with the columns `id` and `data` (an instant).
   * @returns undefined where the session is told of none, whatever the record
   */
  rows(ctx: Ctx, record: RecordData & { id: number }, values: Values): string | undefined
  /** itself, once something was read of the record that its statement then need not ask */
  narrow?(ctx: Ctx, record: RecordData & { id: number }): Promise<TimelineKind>
  /** what is told of rows, by their ids; a row that is left out is not shown */
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
  /** the operation on many records this one is part of; stands in its lines of the trail */
  lote?: number
  /** everything is undone in the end (a dry run): numbers are made up, of which so many were given */
  rehearsal?: { numbers: number }
  /** the register whose hook asks for this as part of its own operation: two that keep each other in step know whose turn it is */
  causedBy?: string
  /** told how far a long operation is; throws to stop it, and then nothing of it stays. Absent where nobody watches */
  progress?(done: number, total: number): void | Promise<void>
  /** what was looked up for one record of many that are stored together, and holds for the others: see `lookUpOnce` */
  found?: Map<string, Promise<unknown>>
  /** lines of the trail that are written together, later in the same transaction: see `flushTrail` */
  trail?: { push(entry: object): unknown }
  /** a deleted record is brought back: ids are those it had; columns of its own row that its data do not say */
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
  /** the record is gone: what it referred to may go now */
  afterDelete?(ctx: Ctx, record: T): void | Promise<void>
  /** a deleted record comes back, before what it refers to is looked up: brings back what went with it */
  beforeRestore?(ctx: Ctx, record: T): void | Promise<void>
  /**
   * Computed fields (paths) as SQL over the alias of the record's row, read in the record's own statement: a scalar, or `json_build_object` for a
   * reference; undefined where this session is not told. Asked only for fields the session may know.
   */
  selects?: Record<string, (ctx: Ctx, alias: string, values: Values) => string | undefined>
  /** fills computed fields that `selects` cannot say; called once per answer with all its records */
  compute?(ctx: Ctx, records: T[]): void | Promise<void>
  /** a new day has begun in the company: what follows from dated records outside their own; @returns how many records changed */
  turnOfDay?(ctx: Ctx): Promise<number>
  /** takes away what a copy must not carry */
  clone?(ctx: Ctx, copy: Partial<T>): void | Promise<void>
  /** a further condition on which rows a session sees: SQL over the alias, or nothing for all */
  rows?(session: Session, alias: string, values: Values): string | undefined
  /**
   * Fields (paths) that some records keep from a session, asked of each record as it is stored, with its rows. No way out tells them: answers,
   * lists, export, history, log, deleted records; nobody filters or sorts by them.
   */
  conceals?: { fields: string[]; from(session: Session, record: T): boolean }
  /**
   * Of records about a person (`x-entity.lgpd.about`), those of which his own copy of his data tells; without the hook all.
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
  /** what the definition says that this step of a workflow changes; nothing where the action is no step */
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
  /** an authority that opens the call, too: the code asks what it may answer */
  also?: string
  /** stands in for the call of the same address, standard or hand-written, where the query has these values (`stand-in.ts`) */
  when?: Record<string, string>
  /** served also to a candidate who has not accepted the terms of his company */
  beforeTerms?: true
  /** answered by people whose name nobody may learn: no refusal of it goes to the security log with an address */
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

/** Ids of the users who have a role because of one record of the entity, which is stored and of the session's company. */
export type RoleQuery = (ctx: Ctx, id: number) => Promise<number[]>

/** Where a value by code is made: a row of its entity inside a statement, whose own aliases are `t`, `m` and `x1`, `x2` … */
export interface ValuePlace {
  alias: string
  /** what is asked for: the filters of the report, or those of the dashboard with its period */
  filters: RecordData
  /** SQL of the day whose values are read */
  day: string
  /** a placeholder with its type */
  param(value: unknown, type: string): string
  /** joins something to the row, once for each name, however many values are made of it. @returns its alias */
  join(name: string, make: (alias: string) => string): string
}

/** A value of a row as SQL; of a record its name, its id and, where records have an order of their own, what they stand in order by. Of several records: joined, a row each. */
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
