import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'

/** A municipality. `id` is the IBGE code of seven digits, whose first two are the state (`ufId`). */
export interface CidadeBase {
  id: number
  nome: string
  ufId: number
  codigoIbge: number
}

/** All 5,571 municipalities of the IBGE table, by code. The names are read from the package that maintains them, no copy is kept here. */
export function loadCidades(): CidadeBase[] {
  return getMunicipalities()
    .map(({ code, name }) => ({
      id: Number(code),
      nome: name,
      ufId: Number(code.slice(0, 2)),
      codigoIbge: Number(code),
    }))
    .sort((a, b) => a.id - b.id)
}
