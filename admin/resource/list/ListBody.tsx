import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'

/** The records, or why there are none: on the way, failed, not allowed, nothing there, nothing found. */
export function ListBody({ mobile }: { mobile: boolean }) {
  const { data, total, error, isPending, refetch, setFilters } = useListContext()
  if (error) {
    const { status, message } = asApiError(error)
    if (status === 403) return <ForbiddenPage />
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          // a filter of an old address is refused again as often as it is sent
          status === 400 ? (
            <Button color="inherit" size="small" onClick={() => setFilters({}, [])}>
              {texts.list.clearFilters}
            </Button>
          ) : (
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {texts.common.retry}
            </Button>
          )
        }
      >
        {texts.list.loadFailed} {message}
      </Alert>
    )
  }
  if (isPending || !data) return <ListSkeleton mobile={mobile} />
  if (total === 0 || data.length === 0) return <EmptyList />
  return mobile ? <RecordCards /> : <RecordTable />
}
