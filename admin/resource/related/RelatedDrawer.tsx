import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { fetchRelated } from '#admin/providers/records/records.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useEntity } from '../entity-context.ts'
import { RelatedLines } from './RelatedLines.tsx'
import { relatedTexts } from './texts.ts'

/** Records that refer to this one: counts, links to filtered lists, and links that create one with the reference filled in. */
export default function RelatedDrawer({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const { resource } = useEntity()
  const { data, error, refetch } = useQuery({
    queryKey: ['relacionados', resource, record.id],
    queryFn: () => fetchRelated(resource, record.id),
    gcTime: 0,
  })
  const shown = data?.filter(({ total, inclui }) => total > 0 || inclui)
  return (
    <SideDrawer title={relatedTexts.title} onClose={onClose}>
      {error && <RetryAlert onRetry={refetch}>{relatedTexts.loadFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {shown?.length === 0 && <Typography color="text.secondary">{relatedTexts.none}</Typography>}
      {shown && shown.length > 0 && <RelatedLines related={shown} />}
    </SideDrawer>
  )
}
