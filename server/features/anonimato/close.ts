import { generalizaAtributos } from '#schemas/runtime/anonimato/generaliza.ts'
import { agrupaPapeis, nomeDoGrupo } from '#schemas/runtime/anonimato/papeis.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type Collection, type CollectionKey, lockCollection, OF, valuesOf } from './collection.ts'
import type { Sheet } from './seal.ts'
import { allHeld, writeSheets } from './urn.ts'

const EMPTY = `delete from folha_selada where ${OF}`
const DRAFTS = `delete from rascunho_selado where ${OF}`
const CLOSE = `update colecao_anonima set situacao = 'ENCERRADA', encerrada_em = $5, destruidas = $6, perdidas = $7 where ${OF}`

/**
 * Closes a collection, in the caller's transaction: moves all sheets out of the urn at once, in random order, with attributes coarsened to the minimum
 * group; deletes drafts. Destroys the sheets when they are fewer than the minimum, and those of roles that stay below it even when joined, as announced
 * before the first question. Idempotent.
 */
export async function closeCollection(tx: Db, urn: Secrets, key: CollectionKey, today: string): Promise<void> {
  if (!tx.isTransaction) throw new Error('An urn is closed in a transaction')
  const collection = await lockCollection(tx, key, 'update')
  if (collection?.situacao !== 'ABERTA') return
  const { held, lost } = await allHeld(tx, urn, key)
  const sheets = shareable(
    collection,
    held.map(({ sheet }) => sheet),
  )
  await run(tx, EMPTY, valuesOf(key))
  await run(tx, DRAFTS, valuesOf(key))
  await writeSheets(tx, key, sheets)
  await run(tx, CLOSE, [...valuesOf(key), today, held.length - sheets.length, lost])
}

/** The sheets with attributes that may be published. */
function shareable({ atributos, minimo }: Collection, sheets: Sheet[]): Sheet[] {
  if (atributos.includes('papel')) return byRoles(sheets, minimo)
  const coarse = generalizaAtributos(
    sheets.map((sheet) => sheet.atributos),
    minimo,
  )
  return coarse ? sheets.map((sheet, i) => ({ ...sheet, atributos: coarse[i] ?? {} })) : []
}

/** Replaces each sheet's role by its group of roles. Roles are sorted by name, so that the order of submission reveals nothing. */
function byRoles(sheets: Sheet[], minimo: number): Sheet[] {
  const roleOf = ({ atributos: { papel = '' } }: Sheet) => papel
  const roles = [...new Set(sheets.map(roleOf))].sort()
  const { grupos } = agrupaPapeis(
    roles.map((papel) => ({ papel, respostas: sheets.filter((sheet) => roleOf(sheet) === papel).length })),
    minimo,
  )
  return sheets.flatMap((sheet) => {
    const group = grupos.find(({ papeis }) => papeis.includes(roleOf(sheet)))
    return group ? [{ ...sheet, atributos: { papel: nomeDoGrupo(group.papeis) } }] : []
  })
}
