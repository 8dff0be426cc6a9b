import type { CepAddress } from '#admin/form/cep.ts'
import { getJson } from './http.ts'

/** The address of a CEP of eight digits, asked through our server; undefined when there is none or nobody answers (spec 1 §8). */
export async function lookupCep(cep: string): Promise<CepAddress | undefined> {
  try {
    return await getJson<CepAddress>(`/api/geral/ceps/${encodeURIComponent(cep)}`, { quiet: true })
  } catch {
    return undefined
  }
}
