import type { CepAddress } from '#admin/form/cep.ts'
import { ApiError } from './api-error.ts'
import { getJson } from './http.ts'

/** The address of a CEP of eight digits, asked through our server; undefined when there is none, an error when nobody answers (spec 1 §8). */
export async function lookupCep(cep: string): Promise<CepAddress | undefined> {
  try {
    return await getJson<CepAddress>(`/api/geral/ceps/${encodeURIComponent(cep)}`, { quiet: true })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
