import { conflictTexts } from '#admin/resource/conflict/texts.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { fetchAreas } from './areas.ts'

/** Areas by name. */
export async function areaWords(): Promise<(field: Field, value: unknown) => string> {
  const names = new Map((await fetchAreas()).map(({ id, rotulo }) => [id, rotulo]))
  return (_field, value) =>
    (Array.isArray(value) ? value : []).map((id) => names.get(id) ?? conflictTexts.unknownRecord).join(', ')
}
