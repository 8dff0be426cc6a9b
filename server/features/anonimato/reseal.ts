import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type CollectionKey, lockCollection, OF, valuesOf } from './collection.ts'
import { draftContext, type Respondent } from './draft.ts'
import { openValue, sealValue } from './seal.ts'
import { allHeld, sealAnew, takeHeld } from './urn.ts'

const OPEN = `select empresa_id as "empresaId", registro, registro_id as "registroId", versao from colecao_anonima where situacao = 'ABERTA'`
const DRAFTS = `select respondente as entidade, respondente_id as id, rascunho from rascunho_selado where ${OF}`
const CHANGE = `update rascunho_selado set rascunho = $7 where ${OF} and respondente = $5 and respondente_id = $6 and rascunho = $8`
const FORMER = `select folha from folha_selada where ${OF}`

/** Reseals with the present key the sheets and drafts a former key sealed, one transaction per collection. @returns how many */
export async function resealUrns(db: Db, urn: Secrets): Promise<number> {
  let count = 0
  for (const key of await run<CollectionKey>(db, OPEN, []))
    count += await db.transaction().execute((tx) => resealUrn(tx, urn, key))
  return count
}

async function resealUrn(tx: Db, urn: Secrets, key: CollectionKey): Promise<number> {
  const collection = await lockCollection(tx, key, 'no key update')
  if (!collection) return 0
  let count = 0
  const sealed = await run<{ folha: string }>(tx, FORMER, valuesOf(key))
  if (sealed.some(({ folha }) => urn.knows(folha) && !urn.isPresent(folha))) {
    const { held } = await allHeld(tx, urn, key)
    await takeHeld(tx, key, held)
    for (const misturada of [false, true]) {
      const some = held.filter((one) => one.misturada === misturada).map(({ sheet }) => sheet)
      await sealAnew(tx, urn, collection, some, misturada)
    }
    count += held.length
  }
  for (const { rascunho, ...who } of await run<Respondent & { rascunho: string }>(tx, DRAFTS, valuesOf(key))) {
    if (urn.isPresent(rascunho)) continue
    const draft = openValue(urn, key, draftContext(who), rascunho)
    if (draft === undefined) continue
    const anew = sealValue(urn, collection, draftContext(who), draft)
    await run(tx, CHANGE, [...valuesOf(key), who.entidade, who.id, anew, rascunho])
    count += 1
  }
  return count
}
