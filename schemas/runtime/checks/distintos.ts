import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { argumentOf, brokenCheck, type Check, namesOf, titleOf } from './check.ts'

/** { check: 'distintos', list, by: [field …] }: no two rows of a child list agree in all the fields named. */
export const distintos: Check = (input) => {
  const rows = argumentOf(input, 'list')
  if (!Array.isArray(rows)) return undefined
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const key = JSON.stringify(namesOf(input, 'by').map((path) => comparable(valueAt(row as RecordData, path))))
    if (seen.has(key))
      return brokenCheck(
        input,
        `${String(input.check.list)}[${index}]`,
        `${titleOf(input, 'list')} não pode ter itens repetidos`,
      )
    seen.add(key)
  }
  return undefined
}

const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toLowerCase()
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)
}
