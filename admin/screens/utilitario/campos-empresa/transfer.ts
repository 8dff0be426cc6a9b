import { ApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { camposEmpresaTexts } from './texts.ts'

export interface FieldFile extends RecordData {
  formato: string
  entidade: string
}

/** What would become of a field of the file. */
export interface Simulated {
  campo: string
  rotulo: string
  situacao: 'novo' | 'alterado' | 'igual' | 'recusado'
  erros: string[]
}

const url = '/api/utilitario/campos-empresa/arquivo'

export const fetchFile = (entidade: string): Promise<FieldFile> =>
  getJson(`${url}?entidade=${encodeURIComponent(entidade)}`)

/** @throws ApiError, for anything that is no such file */
export async function readFile(file: File): Promise<FieldFile> {
  try {
    const read: unknown = JSON.parse(await file.text())
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as FieldFile
  } catch {
    // said below
  }
  throw new ApiError(camposEmpresaTexts.notAFile, 400)
}

export const simulateImport = async (file: FieldFile): Promise<Simulated[]> =>
  (await sendJson<{ resultados: Simulated[] }>('PUT', url, { ...file, simular: true })).resultados

export const takeFile = async (file: FieldFile): Promise<void> => {
  await sendJson('PUT', url, { ...file, simular: false })
}
