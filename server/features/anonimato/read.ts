import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { type CelulaLida, contaCelulas, type RespostaContada } from '#schemas/runtime/anonimato/leitura.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Collection, type CollectionKey, findCollection, OF, valuesOf } from './collection.ts'

/** Everything that may be told of a collection. */
export interface Reading {
  minimo: number
  /** fewer than the minimum answered, or a role stayed too small: so many sheets were destroyed */
  destruidas: number
  /** so many could not be opened any more */
  perdidas: number
  celulas: CelulaLida[]
}

const SHEETS = `select atributos, respostas from folha where ${OF}`

/**
 * The one way to figures of anonymous answers, for reports, dashboards, exports and screens: every cell of the cuts that were decided at the release, with
 * what is about too few left out. A filter picks cells, it never makes others.
 * @param count what of a sheet's answers is counted
 * @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA
 */
export async function readCells(
  db: Db,
  key: CollectionKey,
  count: (respostas: Record<string, JsonValue>) => RespostaContada[],
): Promise<Reading> {
  const { minimo, destruidas, perdidas, atributos } = await requireClosed(db, key)
  const rows = await run<{ atributos: Atributos; respostas: Record<string, JsonValue> }>(db, SHEETS, valuesOf(key))
  const folhas = rows.map((row) => ({ atributos: row.atributos, respostas: count(row.respostas) }))
  return { minimo, destruidas, perdidas, celulas: contaCelulas(folhas, cortesDe(atributos), minimo) }
}

/** Anonymous results are there after the closing only. @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA */
export async function requireClosed(db: Db, key: CollectionKey): Promise<Collection> {
  const collection = (await findCollection(db, key)) ?? fail('NAO_ENCONTRADO')
  return collection.situacao === 'ENCERRADA' ? collection : fail('COLETA_ABERTA')
}
