import { combinacaoDe } from '#schemas/runtime/anonimato/atributos.ts'
import { embaralhaLista, sorteiaNumero } from '#schemas/runtime/anonimato/embaralha.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type CollectionKey, lockCollection } from './collection.ts'
import type { Sheet } from './seal.ts'
import { sealAnew, someHeld, takeHeld, writeSheets } from './urn.ts'

/** Sheets read in one transaction. */
const MOST = 2000

const FULL = `select c.empresa_id as "empresaId", c.registro, c.registro_id as "registroId", c.versao from colecao_anonima c
where c.situacao = 'ABERTA' and (select count(*) from folha_selada f
  where f.empresa_id = c.empresa_id and f.registro = c.registro and f.registro_id = c.registro_id and f.versao = c.versao) >= 2 * c.minimo`

/** Empties every open urn as far as the rules allow. */
export async function emptyUrns(db: Db, urn: Secrets): Promise<void> {
  for (const key of await run<CollectionKey>(db, FULL, [])) while (await emptyUrn(db, urn, key));
}

/**
 * Mixes an urn and publishes what may leave it, in one transaction under a lock of the collection. Requires at least twice the minimum group of sheets,
 * the minimum of them new. Of a combination of attributes with at least twice the minimum a random part leaves and a random rest of at least the minimum
 * stays, so that later sheets are one of several; rarer combinations wait for the closing, where they are coarsened. Remaining sheets are resealed under
 * new ids in random order, so that their position reveals nothing.
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
    // groups of roles are decided at the closing: no sheet leaves before
    const joined = collection.atributos.includes('papel')
    const { leaves, stays } = part(
      held.map(({ sheet }) => sheet),
      joined ? Number.POSITIVE_INFINITY : minimo,
    )
    await writeSheets(tx, key, leaves)
    await sealAnew(tx, urn, collection, stays)
    return true
  })

/** Draws at random which sheets leave. */
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
