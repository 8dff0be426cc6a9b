import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { fetchTrail } from '#admin/providers/records.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { SideDrawer } from '#admin/shell/SideDrawer.tsx'
import { useEntity } from '../entity-context.ts'
import { TrailItem } from './TrailItem.tsx'

/** Who changed what and when, newest first. */
export default function HistoryDrawer({ id, onClose }: { id: Identifier; onClose: () => void }) {
  const { resource } = useEntity()
  const { data, error, refetch } = useQuery({
    queryKey: ['historico', resource, id],
    queryFn: () => fetchTrail(resource, id),
    gcTime: 0,
  })
  return (
    <SideDrawer title={texts.history.title} onClose={onClose}>
      {error && <RetryAlert onRetry={refetch}>{texts.history.loadFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography color="text.secondary">{texts.history.empty}</Typography>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((entry, index) => (
            <TrailItem key={entry.id} entry={entry} last={index === data.length - 1} />
          ))}
        </Box>
      )}
    </SideDrawer>
  )
}
