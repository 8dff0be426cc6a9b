import { useEffect, useMemo } from 'react'
import { ListBase } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { concealSearch } from '#admin/providers/address/private-address.ts'
import { keepPrivate } from '#admin/providers/address/router.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { isPersonalFilter } from '#schemas/runtime/definition/lgpd.ts'
import { sortOf } from './columns.ts'
import { useEntity } from './entity-context.ts'
import { useSavedFilters } from './filters/useSavedFilters.ts'
import { searchOf } from './list/address.ts'
import { useListSettings } from './list/useListSettings.ts'
import { ListView } from './list/view/ListView.tsx'
import { useView } from './views/address.ts'

/** Query options: failures are shown in place of the list, not as a notice; board and calendar run their own queries. */
const queriedAs = (enabled: boolean, colunas: string | undefined) => ({
  onError: () => undefined,
  enabled,
  ...(colunas && { meta: { colunas } }),
})

/**
 * List of any entity, from its schema and the user's settings. Filters live in the URL, so they can be shared and survive "back"; personal
 * data are kept out of it (`private-address.ts`). A URL without filters applies the user's default filter, else the schema's.
 */
export default function SchemaList() {
  const { entity, resource } = useEntity()
  const { search } = useLocation()
  const { ready, perPage, sort, asked } = useListSettings()
  const { initial } = useSavedFilters()
  const view = useView()
  const queryOptions = useMemo(() => queriedAs(view === 'lista', asked), [view, asked])
  const isPersonal = useMemo(() => (name: string) => isPersonalFilter(entity, name), [entity])
  keepPrivate(resource, isPersonal)
  if (!ready) return <PageSkeleton />
  const wanted = concealSearch(search === '' && initial ? searchOf(initial) : search, isPersonal)
  if (wanted !== search) return <OpenFiltered search={wanted} />
  return (
    <ListBase
      key={resource}
      resource={resource}
      perPage={perPage}
      sort={sortOf(sort)}
      storeKey={false}
      queryOptions={queryOptions}
      exporter={false}
      empty={false}
    >
      <ListView />
    </ListBase>
  )
}

/** Replaces the URL with the default filter, unless the user has already navigated away: window.location is ahead of the rendered route. */
function OpenFiltered({ search }: { search: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (window.location.pathname === pathname) navigate({ pathname, search }, { replace: true })
  }, [navigate, pathname, search])
  return null
}
