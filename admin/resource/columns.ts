import type { SortPayload } from 'react-admin'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { hasValue } from '#schemas/runtime/sortable.ts'

export interface Column {
  path: string
  field: Field
  sortable: boolean
}

const sortableKinds: Field['kind'][] = ['scalar', 'reference']

/** The list's columns as the schema names them; a name of no field is left out (the lint reports it). */
export function columnsOf(entity: Entity): Column[] {
  return entity.list.columns.flatMap((path) => {
    const field = fieldAt(entity, path)
    if (!field) return []
    return [{ path, field, sortable: sortableKinds.includes(field.kind) && hasValue(field) }]
  })
}

/** '-data' → { field: 'data', order: 'DESC' } */
export function sortOf(sort: string): SortPayload {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' }
}
