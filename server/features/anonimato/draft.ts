import type { JsonValue } from '#schemas/runtime/model.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type CollectionKey, lockCollection, OF, valuesOf } from './collection.ts'
import { openValue, sealValue } from './seal.ts'

/** The respondent: a record of a register of people. */
export interface Respondent {
  entidade: string
  id: number
}

const SAVE = `insert into rascunho_selado (empresa_id, registro, registro_id, versao, respondente, respondente_id, rascunho) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (empresa_id, registro, registro_id, versao, respondente, respondente_id) do update set rascunho = excluded.rascunho`
const READ = `select rascunho from rascunho_selado where ${OF} and respondente = $5 and respondente_id = $6`
const DELETE = `delete from rascunho_selado where ${OF} and respondente = $5 and respondente_id = $6`

/** Purpose of the seal of a draft, with its person: a draft cannot be opened as another person's. */
export const draftContext = ({ entidade, id }: Respondent): string => `rascunho ${entidade} ${id}`

/** Stores a person's draft, sealed for him. @throws DomainError COLETA_ENCERRADA, FOLHA_GRANDE, VALOR_INVALIDO */
export async function saveDraft(
  db: Db,
  urn: Secrets,
  key: CollectionKey,
  respondent: Respondent,
  draft: JsonValue,
): Promise<void> {
  await inOwnTransaction(db, async (tx) => {
    const collection = await lockCollection(tx, key, 'key share')
    if (collection?.situacao !== 'ABERTA') return fail('COLETA_ENCERRADA')
    const sealed = sealValue(urn, collection, draftContext(respondent), draft)
    await run(tx, SAVE, [...valuesOf(key), respondent.entidade, respondent.id, sealed])
  })
}

/** @returns undefined where there is none or it cannot be unsealed */
export async function readDraft(
  db: Db,
  urn: Secrets,
  key: CollectionKey,
  respondent: Respondent,
): Promise<JsonValue | undefined> {
  const [row] = await run<{ rascunho: string }>(db, READ, [...valuesOf(key), respondent.entidade, respondent.id])
  return row && openValue(urn, key, draftContext(respondent), row.rascunho)
}

export async function deleteDraft(db: Db, key: CollectionKey, { entidade, id }: Respondent): Promise<void> {
  await run(db, DELETE, [...valuesOf(key), entidade, id])
}

/** Runs work in the caller's transaction, or in a new one. */
const inOwnTransaction = (db: Db, work: (tx: Db) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
