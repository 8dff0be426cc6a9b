import type { EntityPath } from '#schemas/generated/entities.ts'
import type { Model } from '#schemas/load.ts'
import { insertRecords, type SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { addAnuncios } from '../captacao/anuncios.ts'
import { addCandidatos } from '../captacao/candidatos.ts'
import { addProcesso } from '../captacao/processo.ts'
import { type Grupo, situacoes } from '../captacao/situacoes.ts'
import { addSolicitacoes } from '../captacao/solicitacoes.ts'
import { Collection } from '../collection.ts'
import { cadastrosDe } from '../demo.ts'
import type { CompanyId } from '../empresas.ts'
import { insertTrail } from '../trail.ts'

/** Numbers of candidatos and solicitacoes to add to a demo company. */
export interface Volume {
  company: CompanyId
  candidatos: number
  solicitacoes: number
}

/** Candidatos per round, which bounds the memory. */
const ROUND = 2000
/** First number of added candidatos, far above those of the demo; each company has its own range. */
const numbersFrom = (company: CompanyId) => 1_000_000 * company

/** Entities with added records; ids continue from the largest stored one. */
const TABLES: [EntityPath, string][] = [
  ['captacao/candidato', 'candidato'],
  ['captacao/solicitacao-pessoal', 'solicitacao_pessoal'],
  ['captacao/candidato-solicitacao', 'candidato_solicitacao'],
  ['captacao/anuncio', 'anuncio'],
]

/**
 * Fills a demo company with many candidatos and solicitacoes, similar to the demo's own (states, steps, trails), for
 * measurements at the size of a large company. Runs in the caller's transaction.
 * @param db database with unchanged registers of the demo
 * @param said called after each round with the number of candidatos so far
 */
export async function insertVolume(
  db: SeedDb,
  model: Model,
  { company, candidatos, solicitacoes }: Volume,
  said: (candidatos: number) => void = () => undefined,
): Promise<void> {
  const cadastros = { ...cadastrosDe(company), antigos: [], ativos: [] }
  const last = new Map<EntityPath, number>()
  for (const [path, table] of TABLES) last.set(path, await largest(db, table))
  const demo = new Collection(last)
  const had = await countOf(db, company)
  const rounds = Math.max(1, Math.ceil(candidatos / ROUND))
  for (let round = 1; round <= rounds; round++) {
    const share = (whole: number, upTo: number) => Math.round((whole * upTo) / rounds)
    const done = share(candidatos, round - 1)
    const part = ` ${had + done}`
    const people = addCandidatos(
      demo,
      company,
      share(candidatos, round) - done,
      cadastros,
      numbersFrom(company) + had + done,
    )
    const grupos = scaled(situacoes[company], share(solicitacoes, round) - share(solicitacoes, round - 1))
    const requests = addSolicitacoes(demo, company, cadastros, grupos, part)
    addProcesso(demo, company, cadastros.etapas, requests, people, part)
    addAnuncios(demo, company, requests)
    await insertRecords(db, model, demo.take())
    said(share(candidatos, round))
  }
  await insertTrail(db, last.get('captacao/solicitacao-pessoal'))
}

/** Scales the groups to `total` solicitacoes, keeping the proportions of states. */
function scaled(grupos: Grupo[], total: number): Grupo[] {
  const whole = grupos.reduce((sum, { quantas }) => sum + quantas, 0)
  let before = 0
  return grupos.map((grupo) => {
    const from = Math.round((before * total) / whole)
    before += grupo.quantas
    return { ...grupo, quantas: Math.round((before * total) / whole) - from }
  })
}

async function largest(db: SeedDb, table: string): Promise<number> {
  const [row] = await run<{ id: number }>(db, `select coalesce(max(id), 0)::int as id from ${table}`, [])
  return row?.id ?? 0
}

async function countOf(db: SeedDb, company: CompanyId): Promise<number> {
  const [row] = await run<{ n: number }>(db, 'select count(*)::int as n from candidato where empresa_id = $1', [
    company,
  ])
  return row?.n ?? 0
}
