import { expect } from 'vitest'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { writable } from '#tests/helpers/samples/record.ts'

/** Everything that was sent came back equal (references by id, secrets not at all). */
export function sameRecord(entity: Entity, stored: RecordData, sent: RecordData): void {
  for (const field of writable(entity)) {
    const value = valueAt(sent, field.path)
    if (value === undefined) continue
    if (field.writeOnly) expect(valueAt(stored, field.path)).toBeUndefined()
    else expect([field.path, plain(field, valueAt(stored, field.path))]).toEqual([field.path, plain(field, value)])
  }
}

function plain(field: Field, value: unknown): unknown {
  if (field.kind === 'reference') return (value as { id: number } | undefined)?.id
  if (field.kind === 'references') return (value as { id: number }[] | undefined)?.map((v) => v.id)
  return field.kind === 'children' ? (value as unknown[] | undefined)?.length : value
}

/** What a column of a row is sorted by: null when missing; a reference by its text. */
export function comparableOf(entity: Entity, path: string, row: RecordData): string | number | boolean | null {
  const value = valueAt(row, path)
  if (value === undefined) return null
  if (fieldAt(entity, path)?.kind !== 'reference') return value as string | number | boolean
  const text = Object.entries(value as RecordData).find(([key]) => key !== 'id')?.[1]
  return typeof text === 'string' ? text : null
}

const collator = new Intl.Collator('pt-BR')

/** The order of two rows by one column: Portuguese for texts, missing values last. */
export function collate(entity: Entity, path: string, a: RecordData, b: RecordData): number {
  const x = comparableOf(entity, path, a)
  const y = comparableOf(entity, path, b)
  if (x === y) return 0
  if (x === null) return 1
  if (y === null) return -1
  const format = fieldAt(entity, path)?.format
  if (typeof x !== 'string' || typeof y !== 'string') return Number(x) - Number(y)
  if (format === 'horas') return minutes(x) - minutes(y)
  return collator.compare(x, y)
}

/** '40:30' → 2430 */
const minutes = (text: string): number => {
  const [hours = 0, rest = 0] = text.split(':').map(Number)
  return hours * 60 + rest
}
