import type { Collection } from '../collection.ts'
import { cidades } from '../places/cidades.ts'

/** The neighbourhoods of the demo cities. @returns their ids by city */
export function addBairros(demo: Collection): Map<number, number[]> {
  return new Map(
    Object.values(cidades).map(({ id, bairros }) => [
      id,
      bairros.map((nome) => demo.add('geral/bairro', undefined, { nome, cidade: { id } }).id),
    ]),
  )
}
