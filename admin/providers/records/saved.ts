import type { QueryClient } from '@tanstack/react-query'
import type { GetListResult, Identifier } from 'react-admin'
import type { RecordData } from '#schemas/runtime/model.ts'
import { recordQuery } from './records.ts'

const listsOf = (resource: string) => ({ queryKey: [resource, 'getList'] })

/**
 * Writes a saved record into the query cache, of its page and of lists, until they are refetched. Replaces the record: react-admin's own
 * cache update would keep emptied fields. A new record appears in its list on the next fetch.
 */
export function showSaved(client: QueryClient, resource: string, saved: RecordData): void {
  const id = saved.id as Identifier | undefined
  if (id === undefined) return
  client.setQueryData(recordQuery(resource, id).queryKey, saved)
  client.setQueriesData<GetListResult>(listsOf(resource), (list) =>
    list?.data ? { ...list, data: list.data.map((row) => (row.id === id ? { ...saved, id } : row)) } : list,
  )
}

/** Removes a deleted record from every cached list. */
export function dropDeleted(client: QueryClient, resource: string, id: Identifier): void {
  client.setQueriesData<GetListResult>(listsOf(resource), (list) => {
    const rows = list?.data?.filter((row) => row.id !== id)
    if (!list || !rows || rows.length === list.data.length) return list
    return { ...list, data: rows, total: list.total === undefined ? undefined : list.total - 1 }
  })
  client.removeQueries(recordQuery(resource, id))
}
