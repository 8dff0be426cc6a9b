import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Model } from '#schemas/load.ts'
import type { Applied } from '#server/platform/database/migrate.ts'
import type { Loaded } from '#server/seeds/load.ts'
import { LiveDefinitions } from './definitions.ts'
import { Front } from './front.ts'
import { NewsDesk } from './news.ts'
import { TypeCheck } from './types.ts'
import { hashOf, watchDefinitions } from './watch.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface Parts {
  pool: pg.Pool
  /** applies missing migrations, as the tables' owner */
  migrate(): Promise<Applied[]>
  appFor(model: Model): Promise<FastifyInstance>
  firstData(model: Model): Promise<Loaded>
  /** loads rows of data files that the database has not had yet */
  moreData(model: Model): Promise<void>
  /** receives the app that took over */
  changed(app: FastifyInstance): Promise<void>
}

/** Printed below a mistake. */
const STAYS = 'As definições anteriores continuam no ar.'

/**
 * The server of `npm run dev`: a saved definition is generated, migrated and served within moments without a restart, and open pages are notified.
 * Mistakes are printed and shown in the pages; the served state stays.
 */
export async function runDevelopment({ pool, migrate, appFor, firstData, moreData, changed }: Parts) {
  const definitions = new LiveDefinitions(ROOT, pool, migrate)
  const { model, mistake } = await definitions.open()
  const loaded = await firstData(model)
  const app = await ready(appFor, model)
  const schemas = join(ROOT, 'schemas')
  const desk = new NewsDesk({ state: hashOf(schemas), mistake })
  if (mistake) console.error(`${mistake}\n${STAYS}`)
  const types = new TypeCheck(ROOT, (codigo) => {
    if (codigo) console.error(codigo)
    desk.tell({ codigo })
  })
  types.start()
  const front = new Front(app, desk)
  const running = {
    app,
    server: front.server,
    listen: ({ port, host }: { port: number; host: string }) => front.listen(port, host),
    close: async () => {
      watcher.close()
      types.stop()
      desk.close()
      await front.close()
    },
  }
  let state = hashOf(schemas)
  const watcher = watchDefinitions(schemas, async () => {
    const taken = await definitions.take()
    if (taken && 'mistake' in taken) {
      console.error(`${taken.mistake}\n${STAYS}`)
      return desk.tell({ state, mistake: taken.mistake })
    }
    if (!taken) return desk.tell({ state })
    let next: FastifyInstance
    try {
      await moreData(taken.model)
      next = await ready(appFor, taken.model)
    } catch (error) {
      return desk.tell({ state, mistake: String(error) })
    }
    const before = front.change(next)
    running.app = next
    state = hashOf(schemas)
    desk.tell({ state })
    console.log('Definições novas no ar.')
    types.start()
    await changed(next)
    await before.close()
  })
  return { running, loaded }
}

async function ready(appFor: Parts['appFor'], model: Model): Promise<FastifyInstance> {
  const app = await appFor(model)
  await app.ready()
  return app
}
