import { loadCidades } from '#server/platform/data/cidades.ts'
import { loadEstados } from '#server/platform/data/estados.ts'

let codes: Map<string, number> | undefined

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function build(): Map<string, number> {
  const siglas = new Map(loadEstados().map((estado) => [estado.id, estado.sigla]))
  return new Map(loadCidades().map((cidade) => [`${siglas.get(cidade.ufId)} ${plain(cidade.nome)}`, cidade.codigoIbge]))
}

/** Finds the IBGE code of a city by state and name, ignoring accents, capitals and hyphens; for services that return names only. */
export function findCodigoIbge(uf: string, cidade: string): number | undefined {
  codes ??= build()
  return codes.get(`${uf} ${plain(cidade)}`)
}
