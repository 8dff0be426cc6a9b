import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { useEntity } from '../../entity-context.ts'
import { FilterBar } from '../../filters/FilterBar.tsx'
import { screenTitle } from '../../names.ts'
import { shownIn } from '../../summary/panel/panel-address.ts'
import { ShownBeside } from '../../summary/panel/ShownBeside.tsx'
import { useCrumbs } from '../../useCrumbs.ts'
import { useView, viewKey } from '../../views/address.ts'
import { ListActions } from '../actions/ListActions.tsx'
import { rememberList } from '../address.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { ListPagination } from '../pages/ListPagination.tsx'
import { ListSkeleton } from '../table/ListSkeleton.tsx'
import { useListKeys } from '../useListKeys.ts'
import { ListBody } from './ListBody.tsx'

const StateTabs = later(() => import('../../workflow/StateTabs.tsx'))
const BoardView = later(() => import('../../views/board/BoardView.tsx'))
const CalendarView = later(() => import('../../views/calendar/CalendarView.tsx'))

/** Title and buttons, filters, the records (a table, on phones cards; a board or a calendar), pages. */
export function ListView() {
  const { entity, resource, override } = useEntity()
  const { refetch } = useListContext()
  const mobile = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const { search } = useLocation()
  useEffect(() => rememberList(resource, search), [resource, search])
  // with a record panel open, j and k are handled by the panel
  useListKeys(shownIn(search) === undefined)
  const Top = override.listTop
  const client = useQueryClient()
  const view = useView()
  const reload = () => {
    if (view === 'lista') void refetch()
    else void client.invalidateQueries({ queryKey: viewKey(resource) })
  }
  return (
    <ActionHost onDeleted={reload} onChanged={reload}>
      <PageHeader title={screenTitle(entity)} crumbs={useCrumbs('list')} actions={<ListActions mobile={mobile} />} />
      {Top && <Top />}
      <FilterBar mobile={mobile} />
      {(entity.workflows || entity.list.states) && view !== 'quadro' && (
        <Waiting fallback={null}>
          <StateTabs />
        </Waiting>
      )}
      <Waiting fallback={<ListSkeleton mobile={mobile} />}>
        {view === 'quadro' && <BoardView />}
        {view === 'calendario' && <CalendarView />}
      </Waiting>
      {entity.summary && <ShownBeside view={view} onChanged={reload} />}
      {view === 'lista' && (
        <Paper variant="outlined" sx={{ overflow: 'clip', ...(mobile && { border: 0, bgcolor: 'transparent' }) }}>
          <BulkBar />
          <ListBody mobile={mobile} />
          <ListPagination mobile={mobile} />
        </Paper>
      )}
    </ActionHost>
  )
}
