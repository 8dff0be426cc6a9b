import type { RecordData } from '#schemas/runtime/model.ts'

/** Values that another page brings in the address (`?com={json}`); anything else there is none. */
export function broughtValues(text: string | null): RecordData {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RecordData) : {}
  } catch {
    return {}
  }
}
