import { getJson } from '#admin/providers/http.ts'
import { loadModule } from '#admin/resource/definition.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'

/** API path of the session's own user; it takes no id. */
export const path = '/api/userinfo/usuario/dados'

export interface OwnData {
  record: RecordData
  /** names of the editable fields */
  fields: string[]
  /** the rules of the register of users */
  runtime: EntityRuntime
}

export async function loadOwnData(): Promise<OwnData> {
  const { modulo, campos, ...record } = await getJson<RecordData & { modulo: string; campos: string[] }>(path)
  return { record, fields: campos, runtime: linkRuntimes(await loadModule(modulo)) }
}
