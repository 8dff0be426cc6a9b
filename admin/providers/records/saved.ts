import type { QueryClient } from '@tanstack/react-query'
import type { GetListResult, Identifier } from 'react-admin'
import type { RecordData } from '#schemas/runtime/model.ts'
import { recordQuery } from './records.ts'

const listsOf = (resource: string) => ({ queryKey: [resource, 'getList'] })

/**
 * Shows a record as it was just stored wherever it stands already, on its page and in lists, until they have been read anew. What was emptied is
 * gone, too: react-admin's own cache keeps it. A new record stands in its list once that is read.
 */
export function showSaved(client: QueryClient, resource: string, saved: RecordData): void {
  const id = saved.id as Identifier | undefined
  if (id === undefined) return
  client.setQueryData(recordQuery(resource, id).queryKey, saved)
  client.setQueriesData<GetListResult>(listsOf(resource), (list) =>
    list?.data ? { ...list, data: list.data.map((row) => (row.id === id ? { ...saved, id } : row)) } : list,
  )
}

/** Takes a record that was just deleted out of every list. */
export function dropDeleted(client: QueryClient, resource: string, id: Identifier): void {
  client.setQueriesData<GetListResult>(listsOf(resource), (list) => {
    const rows = list?.data?.filter((row) => row.id !== id)
    if (!list || !rows || rows.length === list.data.length) return list
    return { ...list, data: rows, total: list.total === undefined ? undefined : list.total - 1 }
  })
  client.removeQueries(recordQuery(resource, id))
}
