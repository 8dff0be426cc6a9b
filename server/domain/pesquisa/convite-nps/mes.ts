import { closeCollection } from '#server/features/anonimato/close.ts'
import { type CollectionKey, findCollection, openCollection } from '#server/features/anonimato/collection.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'

/** Register name of the monthly collections. */
export const NPS = 'pesquisa/nps'

/** Most bytes of an answer: mark and comment with six bytes per character. */
const MAIOR = 4000

/** Collection key of a company's marks in the month of a day. */
export const mesDe = (empresaId: number, dia: string): CollectionKey => ({
  ...{ empresaId, registro: NPS, registroId: 0, versao: Number(dia.slice(0, 7).replace('-', '')) },
})

/** '2026-10' of 202610. */
export const nomeDoMes = (versao: number): string =>
  `${Math.floor(versao / 100)}-${String(versao % 100).padStart(2, '0')}`

const SOZINHO = 'select pg_advisory_xact_lock(hashtextextended($1, $2))'

/**
 * Opens the collection of a day's month with the company's current minimum group; an open one stays as it is. An
 * advisory lock serializes concurrent calls.
 */
export async function abreMes(tx: Db, empresaId: number, dia: string): Promise<CollectionKey> {
  const key = mesDe(empresaId, dia)
  if (await findCollection(tx, key)) return key
  await run(tx, SOZINHO, [`${NPS} ${key.versao}`, empresaId])
  if (!(await findCollection(tx, key))) await openCollection(tx, key, { kind: 'PESQUISA', largest: MAIOR })
  return key
}

const ATIVAS = 'select empresa_id as "empresaId" from empresa_configuracao where nps_ativo order by 1'
const PASSADOS = `select empresa_id as "empresaId", registro, registro_id as "registroId", versao from colecao_anonima
where registro = $1 and situacao = 'ABERTA' and versao < $2 order by 1, 4`

/** Closes past months, one transaction each, and opens the present month of every company with active NPS. */
export async function viraMes(prumo: Pick<Prumo, 'database' | 'urn' | 'today'>): Promise<void> {
  const { urn } = prumo
  const db = prumo.database.kysely
  const hoje = prumo.today()
  for (const key of await run<CollectionKey>(db, PASSADOS, [NPS, mesDe(0, hoje).versao]))
    await db.transaction().execute((tx) => closeCollection(tx, urn, key, hoje))
  for (const { empresaId } of await run<{ empresaId: number }>(db, ATIVAS, []))
    await db.transaction().execute((tx) => abreMes(tx, empresaId, hoje))
}
