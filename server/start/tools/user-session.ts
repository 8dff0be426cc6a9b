import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import { readEnv } from '#server/env.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { calendarReader } from '#server/people.ts'
import { authoritiesOf } from '#server/platform/access/authorities.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { Companies } from '#server/platform/session/identity/company.ts'
import { Definitions } from '#server/platform/session/identity/definitions.ts'
import { Sessions } from '#server/platform/session/identity/sessions.ts'
import { defaultLimits } from '#server/platform/session/limits.ts'
import { secretsOf } from '#server/platform/session/session-secret.ts'
import { Listeners } from '#server/platform/webhooks/listeners.ts'

/** Runs work as a user in a company, with exactly the rights that user has on the screens. */
export async function asUser<T>(
  database: Database<DB>,
  who: { usuario: string; empresaId: number },
  work: (deps: Deps, session: Session) => Promise<T>,
): Promise<T> {
  const env = readEnv()
  const model = loadModel()
  const runtimes = new Runtimes(model)
  const now = () => new Date()
  const today = () => env.today ?? isoDay(now())
  const listeners = new Listeners(database.pool, now)
  const sessions = new Sessions({
    pool: database.pool,
    model,
    companies: new Companies(database.pool, model, runtimes, new Definitions(model)),
    listeners,
    calendars: calendarReader(database, model),
    secrets: secretsOf(env),
    limits: defaultLimits,
    everything: authoritiesOf(model),
    demo: env.demo,
    now,
    today,
  })
  const found = await database.pool.query<{ id: number }>('select id from usuario where login = $1', [who.usuario])
  const [user] = found.rows
  if (!user) throw new StartupError(`O usuário "${who.usuario}" não existe.`)
  const token = await sessions.start(
    { kind: 'interna', usuarioId: user.id, empresaId: who.empresaId },
    { address: 'linha de comando' },
  )
  try {
    const session = await sessions.read(token, 'interna')
    if (!session || session.empresaId !== who.empresaId)
      throw new StartupError(`O usuário "${who.usuario}" não tem acesso à empresa ${who.empresaId}.`)
    return await work({ database, model, runtimes, registry, listeners, today, now }, session)
  } finally {
    await sessions.end(token)
  }
}
