import type { Model } from '#schemas/load.ts'
import { loadCidades } from '#server/platform/data/cidades.ts'
import { type Batch, insertRecords, type SeedDb } from '#server/platform/data/insert-records.ts'
import { rowsOf } from '#server/platform/data/rows.ts'
import { loadCbos } from './cbos.ts'
import { loadPartesCorpo } from './partes-corpo.ts'

/** Base data of every installation: states and parts of the body (rows from files), cities, occupations. */
export function baseBatches(): Batch[] {
  const cidades = loadCidades().map(({ id, nome, ufId }) => ({ id, nome, uf: { id: ufId }, codigoIbge: String(id) }))
  return [
    { path: 'geral/estado', records: rowsOf('geral/estado', 'base') },
    { path: 'geral/cidade', records: cidades },
    { path: 'geral/codigo-cbo', records: loadCbos().map((cbo) => ({ ...cbo })) },
    { path: 'sst/parte-corpo', records: loadPartesCorpo().map((parte) => ({ ...parte })) },
  ]
}

/** Inserts the base data into an empty database. Runs in the caller's transaction. */
export const insertBase = (db: SeedDb, model: Model): Promise<void> => insertRecords(db, model, baseBatches())
