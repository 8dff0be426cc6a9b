import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type Collection, type CollectionKey, lockCollection, valuesOf } from './collection.ts'
import { deleteDraft, type Respondent } from './draft.ts'
import { SHEET, type Sheet, sealValue, withoutOrder } from './seal.ts'

const DEPOSIT =
  'insert into folha_selada (empresa_id, registro, registro_id, versao, folha) values ($1, $2, $3, $4, $5)'

/**
 * Puts a sheet into the urn, in the transaction that marks its person as having answered. The mark holds only the day; the caller checks, with the mark
 * locked, that the person has not answered before. Deletes the draft. Writes nothing to trail, webhooks or log.
 * @param respondent owner of the draft; absent for answers by a public link
 * @throws DomainError COLETA_ENCERRADA, FOLHA_GRANDE, VALOR_INVALIDO
 */
export async function depositSheet(
  tx: Db,
  urn: Secrets,
  key: CollectionKey,
  sheet: Sheet,
  respondent?: Respondent,
): Promise<void> {
  if (!tx.isTransaction) throw new Error('A sheet is handed in with its mark, in one transaction')
  const collection = await lockCollection(tx, key, 'key share')
  if (collection?.situacao !== 'ABERTA') return fail('COLETA_ENCERRADA')
  const whole = {
    ...sheet,
    atributos: promised(collection, sheet.atributos),
    respostas: withoutOrder(sheet.respostas),
  }
  await run(tx, DEPOSIT, [...valuesOf(key), sealValue(urn, collection, SHEET, whole)])
  if (respondent) await deleteDraft(tx, key, respondent)
}

/** Only the attributes of the collection, which were shown to the respondent. */
function promised({ atributos: names }: Collection, atributos: Atributos): Atributos {
  return Object.fromEntries(names.flatMap((name) => (atributos[name] === undefined ? [] : [[name, atributos[name]]])))
}
