import type { Model } from '#schemas/load.ts'
import { isPersonal } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { Holding } from './holdings.ts'

/** Rows of one table to be erased. */
export interface Rows {
  entity: Entity
  empresaId: number
  ids: number[]
  /** false for rows of a child entity */
  root: boolean
  /** only the fields the person wrote (`Holding.written`) */
  written?: true
}

/** The records of holdings and the rows of their child entities, each once. */
export function rowsOf(model: Model, holdings: Holding[]): Rows[] {
  return holdings.flatMap(({ entity, empresaId, records, written }) => {
    const found: Rows[] = [
      { entity, empresaId, ids: records.map(({ id }) => id), root: true },
      ...below(model, entity, empresaId, records),
    ]
    return written ? found.map((each): Rows => ({ ...each, written })) : found
  })
}

function below(model: Model, entity: Entity, empresaId: number, records: RecordData[]): Rows[] {
  return leafFields(entity.fields).flatMap((field): Rows[] => {
    const child = field.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    if (!child || !isPersonal(child, model.entities)) return []
    const rows = records.flatMap((record) => (valueAt(record, field.path) ?? []) as RecordData[])
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => Number(id))
    return [{ entity: child, empresaId, ids, root: false }, ...below(model, child, empresaId, rows)]
  })
}
