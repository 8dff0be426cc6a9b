import { useListContext } from 'react-admin'
import { asApiError } from '#admin/providers/api-error.ts'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { ListSkeleton } from '../table/ListSkeleton.tsx'
import { RecordCards } from '../table/RecordCards.tsx'
import { RecordTable } from '../table/RecordTable.tsx'
import { listTexts } from '../texts.ts'
import { EmptyList } from './EmptyList.tsx'

/** The records, or why there are none: loading, failed, forbidden, empty, no match. A failed refetch keeps the rows shown. */
export function ListBody({ mobile }: { mobile: boolean }) {
  const { data, total, error, isPending, refetch, setFilters } = useListContext()
  if (error) {
    const { status, message } = asApiError(error)
    if (status === 403) return <ForbiddenPage />
    // HTTP 400: an obsolete filter in the URL; a retry would fail again, so the filters are cleared
    const help =
      status === 400 ? { label: listTexts.clearFilters, onRetry: () => setFilters({}, []) } : { onRetry: refetch }
    return (
      <>
        <RetryAlert {...help} sx={{ m: 2 }}>
          {listTexts.loadFailed} {message}
        </RetryAlert>
        {data && data.length > 0 && <Records mobile={mobile} />}
      </>
    )
  }
  if (isPending || !data) return <ListSkeleton mobile={mobile} />
  if (total === 0 || data.length === 0) return <EmptyList />
  return <Records mobile={mobile} />
}

const Records = ({ mobile }: { mobile: boolean }) => (mobile ? <RecordCards /> : <RecordTable />)
