import { combinacaoDe } from '#schemas/runtime/anonimato/atributos.ts'
import { embaralhaLista, sorteiaNumero } from '#schemas/runtime/anonimato/embaralha.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type CollectionKey, lockCollection } from './collection.ts'
import type { Sheet } from './seal.ts'
import { sealAnew, someHeld, takeHeld, writeSheets } from './urn.ts'

/** Sheets looked at in one transaction. */
const MOST = 2000

const FULL = `select c.empresa_id as "empresaId", c.registro, c.registro_id as "registroId", c.versao from colecao_anonima c
where c.situacao = 'ABERTA' and (select count(*) from folha_selada f
  where f.empresa_id = c.empresa_id and f.registro = c.registro and f.registro_id = c.registro_id and f.versao = c.versao) >= 2 * c.minimo`

/** Empties every open urn as far as it may be. */
export async function emptyUrns(db: Db, urn: Secrets): Promise<void> {
  for (const key of await run<CollectionKey>(db, FULL, [])) while (await emptyUrn(db, urn, key));
}

/**
 * Stirs an urn and takes out what may leave it, in one transaction: a process that dies has done nothing, two at once do it one after the other. At least
 * twice the minimum group has to be in, as much as the minimum of it new. Of a combination of attributes that twice the minimum shares, a random part leaves
 * and a random rest of at least the minimum stays, so that whoever comes later is one of several; rarer ones wait for the closing, where they are coarsened
 * together. What stays is sealed anew under new ids in random order: from then on its place says nothing of the person.
 * @returns whether the urn was touched
 */
export const emptyUrn = (db: Db, urn: Secrets, key: CollectionKey): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const collection = await lockCollection(tx, key, 'no key update')
    if (collection?.situacao !== 'ABERTA') return false
    const { minimo } = collection
    const held = await someHeld(tx, urn, key, MOST)
    const fresh = held.filter(({ misturada }) => !misturada).length
    if (held.length < 2 * minimo || fresh < minimo) return false
    await takeHeld(tx, key, held)
    // which roles are joined is known at the closing only
    const joined = collection.atributos.includes('papel')
    const { leaves, stays } = part(
      held.map(({ sheet }) => sheet),
      joined ? Number.POSITIVE_INFINITY : minimo,
    )
    await writeSheets(tx, key, leaves)
    await sealAnew(tx, urn, collection, stays)
    return true
  })

/** Draws what leaves. */
function part(sheets: readonly Sheet[], minimo: number): { leaves: Sheet[]; stays: Sheet[] } {
  const alike = new Map<string, Sheet[]>()
  for (const sheet of sheets) {
    const combination = combinacaoDe(sheet.atributos)
    alike.set(combination, [...(alike.get(combination) ?? []), sheet])
  }
  const leaves: Sheet[] = []
  const stays: Sheet[] = []
  for (const some of alike.values()) {
    const rest =
      some.length < 2 * minimo ? some.length : minimo + sorteiaNumero(Math.min(minimo, some.length - 2 * minimo) + 1)
    const drawn = embaralhaLista(some)
    stays.push(...drawn.slice(0, rest))
    leaves.push(...drawn.slice(rest))
  }
  return { leaves, stays }
}
