import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { type CelulaLida, contaCelulas, type RespostaContada } from '#schemas/runtime/anonimato/leitura.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Collection, type CollectionKey, findCollection, OF, valuesOf } from './collection.ts'

/** Publishable results of a collection. */
export interface Reading {
  minimo: number
  /** number of sheets destroyed because all together or a role stayed below the minimum */
  destruidas: number
  /** number of sheets that could not be unsealed */
  perdidas: number
  celulas: CelulaLida[]
}

const SHEETS = `select atributos, respostas from folha where ${OF}`

/**
 * The only source of figures of anonymous answers, for reports, dashboards, exports and screens: all cells of the cuts fixed at the release, without
 * cells below the minimum. Filters select cells and never create others.
 * @param count returns the countable answers of a sheet
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

/** Requires a closed collection: results are published only then. @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA */
export async function requireClosed(db: Db, key: CollectionKey): Promise<Collection> {
  const collection = (await findCollection(db, key)) ?? fail('NAO_ENCONTRADO')
  return collection.situacao === 'ENCERRADA' ? collection : fail('COLETA_ABERTA')
}
