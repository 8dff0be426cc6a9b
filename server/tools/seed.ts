import { parseArgs } from 'node:util'
import { loadModel } from '#schemas/load.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/pool.ts'
import { withDatabase } from '#server/database/with-database.ts'
import { readEnv } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { prepareAccess } from '#server/seeds/access.ts'
import { COMPANIES } from '#server/seeds/demo/empresas.ts'
import { insertVolume, type Volume } from '#server/seeds/demo/volume.ts'
import { loadSeeds } from '#server/seeds/load.ts'
import { StartupError } from '#server/startup-error.ts'
import { sayAccess, sayLosses } from '#server/startup-messages.ts'

const usage = `Uso: npm run seed [-- --candidatos N] [--solicitacoes N] [--empresa 1|2]
  --candidatos    quantos candidatos a mais, fictícios, com currículo e processos seletivos
  --solicitacoes  quantas solicitações de pessoal a mais, em todas as situações
  --empresa       empresa de demonstração que os recebe (padrão: 1)`

/** @returns undefined without an option: nothing beyond the demo data */
function readVolume(args: string[]): Volume | undefined {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { candidatos: text, solicitacoes: text, empresa: text } })
  const { candidatos = '0', solicitacoes = '0', empresa = '1' } = values
  const company = COMPANIES.find((id) => String(id) === empresa)
  const counts = [candidatos, solicitacoes]
  if (!company || counts.some((count) => !/^\d{1,7}$/.test(count))) throw new StartupError(usage)
  if (counts.every((count) => Number(count) === 0)) return undefined
  return { company, candidatos: Number(candidatos), solicitacoes: Number(solicitacoes) }
}

async function addVolume({ kysely, pool }: Database<DB>, volume: Volume): Promise<void> {
  const count = (n: number) => n.toLocaleString('pt-BR')
  await kysely.transaction().execute((transaction) =>
    insertVolume(transaction, loadModel(), volume, (candidatos) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${count(candidatos)} candidatos`)
    }),
  )
  // the planner knows the new sizes at once
  await pool.query('analyze')
  console.log(
    `Acrescentados ${count(volume.candidatos)} candidatos e ${count(volume.solicitacoes)} solicitações à empresa ${volume.company}.`,
  )
}

await withDatabase<DB>(async (database) => {
  const volume = readVolume(process.argv.slice(2))
  const { pool, kysely, where } = database
  const env = readEnv()
  sayLosses(await migrate(pool))
  const { base, demo } = await loadSeeds(kysely, { demo: env.demo })
  if (base) console.log(`Dados básicos carregados em ${where}: estados, cidades e ocupações.`)
  if (demo) console.log(`Dados de demonstração carregados em ${where}.`)
  if (!base && !demo && !volume) console.log(`Nada a carregar em ${where}: os dados já existem.`)
  if (volume) await addVolume(database, volume)
  sayAccess(await prepareAccess(pool, env))
})
