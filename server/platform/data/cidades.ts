import { createRequire } from 'node:module'

const requirePackage = createRequire(import.meta.url)
type Municipalities = typeof import('@brazilian-utils/brazilian-utils/get-municipalities')

/** A municipality. `id` is the IBGE code of seven digits, whose first two are the state (`ufId`). */
export interface CidadeBase {
  id: number
  nome: string
  ufId: number
  codigoIbge: number
}

/**
 * All 5,571 municipalities of the IBGE table, by code. The names are read from the npm package, no copy is kept here; the package is loaded at the first
 * call.
 */
export function loadCidades(): CidadeBase[] {
  const { getMunicipalities } = requirePackage('@brazilian-utils/brazilian-utils/get-municipalities') as Municipalities
  return getMunicipalities()
    .map(({ code, name }) => ({
      id: Number(code),
      nome: name,
      ufId: Number(code.slice(0, 2)),
      codigoIbge: Number(code),
    }))
    .sort((a, b) => a.id - b.id)
}
