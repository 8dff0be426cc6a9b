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

/** The dependencies for a company with its own definitions, cached per definitions. */
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

/** A session without user, company or authorities; public calls run under it. */
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

/** The context for another entity, in the same session and transaction. */
export function forEntity(ctx: Ctx, path: string): Ctx {
  const entity = ctx.deps.model.entities.get(path)
  if (!entity) throw new Error(`Unknown entity: ${path}`)
  return { ...ctx, entity }
}

/** The context for what a hook does to a record of another entity within its own operation: sets `causedBy` and drops `restoring`. */
export const onBehalf = (ctx: Ctx, path: string): Ctx => ({
  ...forEntity(ctx, path),
  causedBy: ctx.entity.path,
  restoring: undefined,
})

/** Whether PostgreSQL aborted the transaction by a serialization failure (40001) or a deadlock (40P01), so that it can be retried. */
const metAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Pauses before the retries in milliseconds, each lengthened by random jitter so that two transactions do not collide again. */
const PAUSES = [10, 50, 250]

/** Runs a write in one transaction of its own; after a deadlock or serialization failure it is run again, three times at most. */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const once = () => ctx.deps.database.kysely.transaction().execute((db) => work({ ...ctx, db }))
  for (const pause of PAUSES) {
    try {
      return await once()
    } catch (error) {
      if (!metAnother(error)) throw error
      // retried at once, it could lock the row again before the transaction that waits for it wakes up
      await sleep(pause * (1 + Math.random()))
    }
  }
  return once()
}
