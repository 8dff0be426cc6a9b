import type { CepAddress } from '#admin/form/cep.ts'
import { ApiError } from './api-error.ts'
import { getJson } from './http.ts'

/** Looks up a CEP of eight digits through our server; undefined for an unknown CEP (HTTP 400, 404), rejects on any other failure (spec 1 §8). */
export async function lookupCep(cep: string): Promise<CepAddress | undefined> {
  try {
    return await getJson<CepAddress>(`/api/geral/ceps/${encodeURIComponent(cep)}`, { quiet: true })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
