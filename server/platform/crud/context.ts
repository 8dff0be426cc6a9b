import { setTimeout as sleep } from 'node:timers/promises'
import type { Entity } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { CompanyDefinitions } from '#server/platform/session/identity/company.ts'
import type { Ctx, Deps } from './define.ts'

/** The context of an operation outside a transaction. */
export function contextOf(deps: Deps, entity: Entity, session: Session): Ctx {
  const base = { db: deps.database.kysely, session, context: session.context, now: () => deps.now() }
  const { own } = session
  if (!own) return { ...base, entity, deps }
  return { ...base, entity: own.model.entities.get(entity.path) ?? entity, deps: companyDeps(deps, own) }
}

const known = new WeakMap<CompanyDefinitions, WeakMap<Deps, Deps>>()

/** What the interpreter works with in a company that has its own definitions; made once for them. */
export function companyDeps(deps: Deps, own: CompanyDefinitions | undefined): Deps {
  if (!own) return deps
  const made = known.get(own) ?? new WeakMap<Deps, Deps>()
  known.set(own, made)
  const { database, registry, today, listeners, links, urn, people, notices, measures, timeline } = deps
  const found = made.get(deps) ?? {
    database,
    registry,
    listeners,
    links,
    urn,
    people,
    notices,
    measures,
    timeline,
    today: () => today.call(deps),
    now: () => deps.now(),
    wakeWebhooks: () => deps.wakeWebhooks?.(),
    model: own.model,
    runtimes: own.runtimes,
  }
  made.set(deps, found)
  return found
}

/** Whoever has no session: belongs to no company and may nothing. Public calls run on behalf of it. */
export function anonymousSession(deps: Deps): Session {
  const usuario = { id: 0, nome: '', login: '' }
  const context = { empresa: {}, parametros: {}, usuario: {}, hoje: deps.today() }
  const authorities = new Set<string>()
  return {
    id: '',
    kind: 'candidato',
    usuario,
    empresaId: 0,
    empresas: [],
    authorities,
    areas: [],
    restricted: true,
    context,
    expiraEm: new Date(0),
  }
}

/** The same session, transaction and rules, for another entity. */
export function forEntity(ctx: Ctx, path: string): Ctx {
  const entity = ctx.deps.model.entities.get(path)
  if (!entity) throw new Error(`Unknown entity: ${path}`)
  return { ...ctx, entity }
}

/** For what a hook does to a record of another entity as part of its own operation: a new act of its own, whatever the first one brings back. */
export const onBehalf = (ctx: Ctx, path: string): Ctx => ({
  ...forEntity(ctx, path),
  causedBy: ctx.entity.path,
  restoring: undefined,
})

/** Two transactions that met: PostgreSQL ended one of them, and it may simply be run again. */
const metAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Before it is run again, in milliseconds; chance lets two who met pass each other. */
const PAUSES = [10, 50, 250]

/** Runs a write in one transaction of its own; after a deadlock or serialization failure it is run again, three times at most. */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const once = () => ctx.deps.database.kysely.transaction().execute((db) => work({ ...ctx, db }))
  for (const pause of PAUSES) {
    try {
      return await once()
    } catch (error) {
      if (!metAnother(error)) throw error
      // at once, it could take the row again before the other one, which waits for it, has woken up
      await sleep(pause * (1 + Math.random()))
    }
  }
  return once()
}
