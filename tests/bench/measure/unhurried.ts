import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { reports } from '#server/generated/reports/index.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { fairUseLimits } from '#server/platform/plugins/fair-use.ts'
import { loadSeeds } from '#server/seeds/load.ts'

// The product as it is, but for what holds back a user who asks as fast as he is answered (server/platform/plugins/fair-use.ts): a measurement is one.

const env = readEnv()
const model = loadModel()
const database = await openDatabase<DB>(env, { role: 'server' })
await loadSeeds(database.kysely, { demo: true, model, registry })
const fairUse = { ...fairUseLimits, perMinute: Number.POSITIVE_INFINITY }
const app = await buildApp({ database, env, model, runtimes: new Runtimes(model), registry, reports, fairUse })
await app.listen({ port: env.port, host: env.host })
process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
