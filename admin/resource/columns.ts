import type { SortPayload } from 'react-admin'
import type { ListColumn } from '#schemas/runtime/definition/list-columns.ts'

export type Column = ListColumn

/** '-data' → { field: 'data', order: 'DESC' } */
export function sortOf(sort: string): SortPayload {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' }
}
