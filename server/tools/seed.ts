import { migrate } from '#server/database/migrate.ts'
import { withDatabase } from '#server/database/with-database.ts'
import { readEnv } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { prepareAccess } from '#server/seeds/access.ts'
import { loadSeeds } from '#server/seeds/load.ts'
import { sayAccess, sayLosses } from '#server/startup-messages.ts'

await withDatabase<DB>(async ({ pool, kysely, where }) => {
  const env = readEnv()
  sayLosses(await migrate(pool))
  const { base, demo } = await loadSeeds(kysely, { demo: env.demo })
  if (base) console.log(`Dados básicos carregados em ${where}: estados, cidades e ocupações.`)
  if (demo) console.log(`Dados de demonstração carregados em ${where}.`)
  if (!base && !demo) console.log(`Nada a carregar em ${where}: os dados já existem.`)
  sayAccess(await prepareAccess(pool, env))
})
