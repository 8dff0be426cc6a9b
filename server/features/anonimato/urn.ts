import { embaralhaLista } from '#schemas/runtime/anonimato/embaralha.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type Collection, type CollectionKey, OF, valuesOf } from './collection.ts'
import { openValue, SHEET, type Sheet, sealValue } from './seal.ts'

/** Rows written or read by one statement. */
const BATCH = 500

/** An unsealed sheet of the urn. */
export interface Held {
  id: string
  misturada: boolean
  sheet: Sheet
}

interface Row {
  id: string
  misturada: boolean
  folha: string
}

const SOME = `select id, misturada, folha from folha_selada where ${OF} order by misturada, random() limit $5`
const IDS = `select id from folha_selada where ${OF} order by random()`
const ROWS = 'select id, misturada, folha from folha_selada where empresa_id = $1 and id = any($2::uuid[])'

/** Some of an urn's sheets, unmixed ones first; sheets that cannot be unsealed are left out and stay in the urn. */
export async function someHeld(tx: Db, urn: Secrets, key: CollectionKey, most: number): Promise<Held[]> {
  return opened(urn, key, await run<Row>(tx, SOME, [...valuesOf(key), most]))
}

/** All sheets of an urn, and the number of those that cannot be unsealed. */
export async function allHeld(tx: Db, urn: Secrets, key: CollectionKey): Promise<{ held: Held[]; lost: number }> {
  const ids = (await run<{ id: string }>(tx, IDS, valuesOf(key))).map(({ id }) => id)
  const held: Held[] = []
  for (const some of batches(ids)) held.push(...opened(urn, key, await run<Row>(tx, ROWS, [key.empresaId, some])))
  return { held, lost: ids.length - held.length }
}

const opened = (urn: Secrets, key: CollectionKey, rows: readonly Row[]): Held[] =>
  rows.flatMap(({ id, misturada, folha }) => {
    const sheet = openValue<Sheet>(urn, key, SHEET, folha)
    return sheet ? [{ id, misturada, sheet }] : []
  })

const TAKE = 'delete from folha_selada where empresa_id = $1 and id = any($2::uuid[])'

export async function takeHeld(tx: Db, { empresaId }: CollectionKey, held: readonly Held[]): Promise<void> {
  await run(tx, TAKE, [empresaId, held.map(({ id }) => id)])
}

const SEAL = `insert into folha_selada (empresa_id, registro, registro_id, versao, misturada, folha)
select $1, $2, $3, $4, $5, f from unnest($6::text[]) f`

/** Stores sheets in the urn, resealed under new ids in random order. */
export async function sealAnew(
  tx: Db,
  urn: Secrets,
  collection: Collection,
  sheets: readonly Sheet[],
  misturada = true,
): Promise<void> {
  for (const some of batches(embaralhaLista(sheets)))
    await run(tx, SEAL, [
      ...valuesOf(collection),
      misturada,
      some.map((sheet) => sealValue(urn, collection, SHEET, sheet)),
    ])
}

const SHEETS = `insert into folha (empresa_id, registro, registro_id, versao, atributos, respostas)
select $1, $2, $3, $4, f.atributos, f.respostas from jsonb_to_recordset($5::jsonb) as f(atributos jsonb, respostas jsonb)`
const COMMENTS = `insert into comentario_anonimo (empresa_id, registro, registro_id, versao, pergunta, texto)
select $1, $2, $3, $4, c.pergunta, c.texto from jsonb_to_recordset($5::jsonb) as c(pergunta text, texto text)`

/** Writes published sheets under new ids in random order; their texts separately, in another random order. */
export async function writeSheets(tx: Db, key: CollectionKey, sheets: readonly Sheet[]): Promise<void> {
  for (const some of batches(embaralhaLista(sheets))) {
    const rows = some.map(({ atributos, respostas }) => ({ atributos, respostas }))
    await run(tx, SHEETS, [...valuesOf(key), JSON.stringify(rows)])
  }
  for (const some of batches(embaralhaLista(sheets.flatMap(({ comentarios = [] }) => comentarios))))
    await run(tx, COMMENTS, [...valuesOf(key), JSON.stringify(some)])
}

function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += BATCH) yield list.slice(from, from + BATCH)
}
