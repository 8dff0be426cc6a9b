import { getJson } from '#admin/providers/http.ts'
import { loadModule } from '#admin/resource/definition.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'

/** The session's own user: read and written here, never by an id. */
export const path = '/api/userinfo/usuario/dados'

export interface OwnData {
  record: RecordData
  /** what may be changed */
  fields: string[]
  /** the rules of the register of users */
  runtime: EntityRuntime
}

export async function loadOwnData(): Promise<OwnData> {
  const { modulo, campos, ...record } = await getJson<RecordData & { modulo: string; campos: string[] }>(path)
  return { record, fields: campos, runtime: linkRuntimes(await loadModule(modulo)) }
}
