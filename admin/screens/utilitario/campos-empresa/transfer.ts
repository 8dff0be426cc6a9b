import { ApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { FieldFile, FieldResult } from '#schemas/runtime/answers/utilities/company-form.ts'
import { camposEmpresaTexts } from './texts.ts'

const url = '/api/utilitario/campos-empresa/arquivo'

export const fetchFile = (entidade: string): Promise<FieldFile> =>
  getJson(`${url}?entidade=${encodeURIComponent(entidade)}`)

/** Parses a file of fields. @throws ApiError if it is not a JSON object */
export async function readFile(file: File): Promise<FieldFile> {
  try {
    const read: unknown = JSON.parse(await file.text())
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as FieldFile
  } catch {
    // invalid JSON: thrown below
  }
  throw new ApiError(camposEmpresaTexts.notAFile, 400)
}

export const simulateImport = async (file: FieldFile): Promise<FieldResult[]> =>
  (await sendJson<{ resultados: FieldResult[] }>('PUT', url, { ...file, simular: true })).resultados

export const takeFile = async (file: FieldFile): Promise<void> => {
  await sendJson('PUT', url, { ...file, simular: false })
}
