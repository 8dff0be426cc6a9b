import { violation } from '#schemas/runtime/messages.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Plan } from '../plan/plan.ts'

/** A row of a list that is new or changed. */
export interface WrittenRow {
  row: RecordData
  former?: RecordData
  position: number
}

export interface SortedRows {
  /** ids of those that are no longer there */
  gone: number[]
  written: WrittenRow[]
  /** those that did not change, with the places they now have */
  same: { id: number; position: number }[]
}

/** Sorts the rows of a list, compared with those stored, into removed, written and unchanged ones. */
export function sortRows(child: Plan, rows: RecordData[], stored: RecordData[]): SortedRows {
  const old = new Map(stored.map((row) => [row.id, row]))
  const kept = new Set(rows.map(({ id }) => id))
  const found: SortedRows = { gone: [], written: [], same: [] }
  for (const id of old.keys()) if (!kept.has(id)) found.gone.push(Number(id))
  for (const [position, row] of rows.entries()) {
    const former = old.get(row.id)
    if (former && isSameRow(child, row, former)) found.same.push({ id: Number(former.id), position })
    else found.written.push({ row, ...(former && { former }), position })
  }
  return found
}

const isSameRow = (child: Plan, row: RecordData, former: RecordData): boolean =>
  JSON.stringify(withReadOnly(child, row, former)) === JSON.stringify(former)

/** A row with its stored read-only fields, which a body does not carry, unless a hook has given them another value. */
export function withReadOnly(child: Plan, row: RecordData, before: RecordData): RecordData {
  const out: RecordData = { ...row, id: before.id }
  for (const { name, readOnly, computed } of child.entity.fields)
    if (readOnly && before[name] !== undefined && (computed || row[name] === undefined)) out[name] = before[name]
  return out
}

/** @throws DomainError 400 for a row of another record, or one that is named twice */
export function refuseForeignRows(field: Field, rows: RecordData[], stored: RecordData[]): void {
  const seen = new Set<unknown>()
  const old = new Set(stored.map(({ id }) => id))
  rows.forEach((row, i) => {
    if (row.id === undefined) return
    if (!old.has(row.id) || seen.has(row.id))
      invalid([
        {
          code: violation,
          field: `${field.path}[${i}].id`,
          message: `${field.title}: o item ${i + 1} não pertence a este registro`,
        },
      ])
    seen.add(row.id)
  })
}
