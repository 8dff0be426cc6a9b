import type { RecordData } from '#schemas/runtime/model.ts'

/** Parses the values passed by another page (`?com={json}`); {} for anything but a JSON object. */
export function broughtValues(text: string | null): RecordData {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RecordData) : {}
  } catch {
    return {}
  }
}
