import type { JsonValue } from '#schemas/runtime/model.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type CollectionKey, lockCollection, OF, valuesOf } from './collection.ts'
import { draftContext, type Respondent } from './draft.ts'
import { openValue, sealValue } from './seal.ts'
import { allHeld, sealAnew, takeHeld } from './urn.ts'

const FORGET = 'delete from rascunho_selado where respondente = $1 and respondente_id = $2'

/** Deletes the drafts of an erased person; his sheets stay, for they cannot be attributed. */
export async function forgetDrafts(db: Db, { entidade, id }: Respondent): Promise<void> {
  await run(db, FORGET, [entidade, id])
}

const HOLDING = `select c.empresa_id as "empresaId", c.registro, c.registro_id as "registroId", c.versao from colecao_anonima c
where c.empresa_id = any($1::int[]) and c.situacao = 'ABERTA' order by 1, 2, 3, 4`

/**
 * Removes a person's name from sealed sheets and drafts. When one sheet of an urn changes, all are resealed under new ids in random order, so that it
 * cannot be identified.
 * @param blank returns a text without the personal data
 */
export async function blankSealed(
  tx: Db,
  urn: Secrets,
  companies: readonly number[],
  blank: (text: string) => string,
): Promise<void> {
  for (const key of await run<CollectionKey>(tx, HOLDING, [companies])) {
    await blankUrn(tx, urn, key, blank)
    await blankDrafts(tx, urn, key, blank)
  }
}

async function blankUrn(tx: Db, urn: Secrets, key: CollectionKey, blank: (text: string) => string): Promise<void> {
  const collection = await lockCollection(tx, key, 'no key update')
  if (!collection) return
  const { held } = await allHeld(tx, urn, key)
  const blanked = held.map(({ sheet: { atributos, respostas, comentarios = [] } }) => ({
    atributos,
    respostas: inTexts(respostas, blank) as typeof respostas,
    comentarios: comentarios.map(({ pergunta, texto }) => ({ pergunta, texto: blank(texto) })),
  }))
  const changed = held.some(({ sheet }, i) => JSON.stringify(sheet) !== JSON.stringify({ ...sheet, ...blanked[i] }))
  if (!changed) return
  await takeHeld(tx, key, held)
  // sheets not mixed yet keep this flag
  for (const misturada of [false, true])
    await sealAnew(
      tx,
      urn,
      collection,
      blanked.filter((_, i) => held[i]?.misturada === misturada),
      misturada,
    )
}

const DRAFTS = `select respondente as entidade, respondente_id as id, rascunho from rascunho_selado where ${OF}`
const CHANGE = `update rascunho_selado set rascunho = $7 where ${OF} and respondente = $5 and respondente_id = $6`

async function blankDrafts(tx: Db, urn: Secrets, key: CollectionKey, blank: (text: string) => string): Promise<void> {
  const collection = await lockCollection(tx, key, 'key share')
  if (!collection) return
  for (const { rascunho, ...who } of await run<Respondent & { rascunho: string }>(tx, DRAFTS, valuesOf(key))) {
    const draft = openValue<JsonValue>(urn, key, draftContext(who), rascunho)
    const blanked = draft === undefined ? undefined : inTexts(draft, blank)
    if (JSON.stringify(blanked) !== JSON.stringify(draft))
      await run(tx, CHANGE, [
        ...valuesOf(key),
        who.entidade,
        who.id,
        sealValue(urn, collection, draftContext(who), blanked),
      ])
  }
}

/** Applies a change to all texts inside a value. */
function inTexts(value: JsonValue, change: (text: string) => string): JsonValue {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inTexts(item as JsonValue, change)]))
}
