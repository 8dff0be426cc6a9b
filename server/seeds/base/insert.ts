import type { Model } from '#schemas/load.ts'
import { insertRecords, type SeedDb } from '#server/seeds/insert-records.ts'
import { loadCbos } from './cbos.ts'
import { loadCidades } from './cidades.ts'
import { loadEstados } from './estados.ts'

/** Puts what every installation has into an empty database: states, cities, occupations. Runs in the caller's transaction. */
export async function insertBase(db: SeedDb, model: Model): Promise<void> {
  const estados = loadEstados().map(({ codigoIbge, ...estado }) => ({ ...estado, codigoIbge: String(codigoIbge) }))
  const cidades = loadCidades().map(({ id, nome, ufId }) => ({ id, nome, uf: { id: ufId }, codigoIbge: String(id) }))
  await insertRecords(db, model, [
    { path: 'geral/estado', records: estados },
    { path: 'geral/cidade', records: cidades },
    { path: 'geral/codigo-cbo', records: loadCbos().map((cbo) => ({ ...cbo })) },
  ])
}
