import { closeCollection } from '#server/features/anonimato/close.ts'
import { type CollectionKey, findCollection, openCollection } from '#server/features/anonimato/collection.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'

/** What marks are collected under, month by month. */
export const NPS = 'pesquisa/nps'

/** Bytes of the longest answer: a mark and a comment whose every character takes six. */
const MAIOR = 4000

/** All marks that a company is given in the month of a day. */
export const mesDe = (empresaId: number, dia: string): CollectionKey => ({
  ...{ empresaId, registro: NPS, registroId: 0, versao: Number(dia.slice(0, 7).replace('-', '')) },
})

/** '2026-10' of 202610. */
export const nomeDoMes = (versao: number): string =>
  `${Math.floor(versao / 100)}-${String(versao % 100).padStart(2, '0')}`

const SOZINHO = 'select pg_advisory_xact_lock(hashtextextended($1, $2))'

/**
 * Opens the month of a day where it is not open, with the minimum group the company has now; one that is open keeps what was promised. Whoever does it at the
 * same time waits.
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

/** Closes the months that are over, each in a transaction of its own, and opens the present one of every company that asks. */
export async function viraMes(prumo: Pick<Prumo, 'database' | 'urn' | 'today'>): Promise<void> {
  const { urn } = prumo
  const db = prumo.database.kysely
  const hoje = prumo.today()
  for (const key of await run<CollectionKey>(db, PASSADOS, [NPS, mesDe(0, hoje).versao]))
    await db.transaction().execute((tx) => closeCollection(tx, urn, key, hoje))
  for (const { empresaId } of await run<{ empresaId: number }>(db, ATIVAS, []))
    await db.transaction().execute((tx) => abreMes(tx, empresaId, hoje))
}
