import { useMemo } from 'react'
import { ListBase } from 'react-admin'
import { sortOf } from './columns.ts'
import { useEntity } from './entity-context.ts'
import { ListView } from './list/ListView.tsx'

/** spec 1 §9 */
const pageSize = 15

/** Failures are shown in the list's place instead of a notice. */
const quietly = { onError: () => undefined }

/** The list of any entity, as its schema describes it. */
export function SchemaList() {
  const { entity, resource } = useEntity()
  const defaults = useMemo(
    () =>
      Object.fromEntries(
        entity.list.filters.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])),
      ),
    [entity],
  )
  return (
    <ListBase
      key={resource}
      resource={resource}
      perPage={pageSize}
      sort={sortOf(entity.list.sort)}
      filterDefaultValues={defaults}
      queryOptions={quietly}
      exporter={false}
      empty={false}
    >
      <ListView />
    </ListBase>
  )
}
