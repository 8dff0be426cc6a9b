import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadModel } from '#schemas/load.ts'
import { readEnv } from '#server/env.ts'
import { openCopy } from '#server/features/copy/access.ts'
import { loadCopy } from '#server/features/copy/load.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { DEMO_PASSWORD } from '#server/platform/access/demo.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { prepareAccess } from '#server/seeds/access.ts'
import { COMPANIES } from '#server/seeds/demo/empresas.ts'
import { insertTalentos } from '#server/seeds/demo/volume/talentos.ts'
import { insertVolume, type Volume } from '#server/seeds/demo/volume/volume.ts'
import { loadDemoFiles, loadSeeds } from '#server/seeds/load.ts'
import { sayAccess, sayData, sayMigrations } from '#server/start/startup-messages.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run seed [-- --candidatos N] [--solicitacoes N] [--talentos N] [--empresa 1|2] [--copia ARQUIVO]
  --candidatos    quantos candidatos a mais, fictícios, com currículo e processos seletivos
  --solicitacoes  quantas solicitações de pessoal a mais, em todas as situações
  --talentos      quantos talentos a mais, fictícios, com a história dos seus salários
  --empresa       empresa de demonstração que os recebe (padrão: 1)
  --copia         em um banco vazio, a cópia anônima de uma empresa no lugar da demonstração`

interface Command {
  volume?: Volume & { talentos: number }
  copia?: string
}

/** @returns an empty command without options: only the demo data */
function readCommand(args: string[]): Command {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { candidatos: text, solicitacoes: text, talentos: text, empresa: text, copia: text },
  })
  const { candidatos = '0', solicitacoes = '0', talentos = '0', empresa = '1', copia } = values
  const company = COMPANIES.find((id) => String(id) === empresa)
  const counts = [candidatos, solicitacoes, talentos]
  if (!company || counts.some((count) => !/^\d{1,7}$/.test(count))) throw new StartupError(usage)
  const wanted = counts.some((count) => Number(count) > 0)
  if (copia !== undefined && wanted) throw new StartupError(usage)
  if (copia !== undefined) return { copia }
  const [people, requests, talents] = counts.map(Number) as [number, number, number]
  return wanted ? { volume: { company, candidatos: people, solicitacoes: requests, talentos: talents } } : {}
}

async function addVolume({ kysely, asOwner }: Database<DB>, volume: Volume & { talentos: number }): Promise<void> {
  const count = (n: number) => n.toLocaleString('pt-BR')
  const model = loadModel()
  const tell = (what: string) => (n: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${count(n)} ${what}`)
  }
  await kysely.transaction().execute(async (transaction) => {
    if (volume.candidatos + volume.solicitacoes > 0) await insertVolume(transaction, model, volume, tell('candidatos'))
    await insertTalentos(transaction, model, volume, tell('talentos'))
  })
  // updates the planner's statistics
  await asOwner((pool) => pool.query('analyze'))
  console.log(
    `Acrescentados ${count(volume.candidatos)} candidatos, ${count(volume.solicitacoes)} solicitações e ${count(volume.talentos)} talentos à empresa ${volume.company}.`,
  )
}

/** Loads base data, then the copy in one transaction. */
async function addCopy({ kysely, asOwner }: Database<DB>, path: string, demo: boolean): Promise<void> {
  const model = loadModel()
  await loadSeeds(kysely, { demo: false, model })
  const header = await kysely.transaction().execute(async (transaction) => {
    const loaded = await loadCopy(transaction, model, createReadStream(path))
    await openCopy(transaction, model, demo)
    return loaded
  })
  await asOwner((pool) => pool.query('analyze'))
  const count = Object.values(header.registros).reduce((sum, n) => sum + n, 0)
  console.log(`Carregada a cópia anônima de ${header.empresa.nome}: ${count.toLocaleString('pt-BR')} registros.`)
  if (demo) console.log(`Os usuários da cópia entram com a senha ${DEMO_PASSWORD}: admin, usuario2, usuario3 …`)
}

await withDatabase<DB>(async (database) => {
  const { volume, copia } = readCommand(process.argv.slice(2))
  const { pool, kysely, where } = database
  const env = readEnv()
  sayMigrations(await database.asOwner(migrate))
  if (copia !== undefined) {
    await addCopy(database, copia, env.demo)
    sayAccess(await prepareAccess(pool, env))
    return
  }
  const { base, demo, files } = await loadSeeds(kysely, { demo: env.demo })
  if (files) sayData(files)
  if (base) console.log(`Dados básicos carregados em ${where}: estados, cidades e ocupações.`)
  if (demo) await loadDemoFiles(pool, env)
  if (demo) console.log(`Dados de demonstração carregados em ${where}.`)
  if (!base && !demo && files)
    console.log(`Registros novos de schemas/*/dados carregados em ${where}: ${files.records}.`)
  if (!base && !demo && !volume && !files) console.log(`Nada a carregar em ${where}: os dados já existem.`)
  if (volume) await addVolume(database, volume)
  sayAccess(await prepareAccess(pool, env))
})
