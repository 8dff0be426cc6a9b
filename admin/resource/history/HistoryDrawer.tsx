import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { fetchTrail } from '#admin/providers/records/records.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { TrailEntry } from '#schemas/runtime/answers/trail.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { useRightsTo } from '../rights.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { TrailItem } from './TrailItem.tsx'
import { historyTexts } from './texts.ts'

interface Props {
  record: RaRecord
  /** why the record cannot be changed now */
  blocked?: string
  onClose: () => void
  /** called after the record was reverted to an earlier state */
  onRestored: (now: RecordData) => void
}

/** Trail of a record, newest first, with a revert per entry. */
export default function HistoryDrawer({ record, blocked, onClose, onRestored }: Props) {
  const { resource } = useEntity()
  const { update: mayUpdate } = useRightsTo(record)
  const { id } = record
  const [back, setBack] = useState<TrailEntry>()
  const { data, error, refetch } = useQuery({
    queryKey: ['historico', resource, id],
    queryFn: () => fetchTrail(resource, id),
    gcTime: 0,
  })
  return (
    <SideDrawer title={historyTexts.title} onClose={onClose}>
      {error && <RetryAlert onRetry={refetch}>{historyTexts.loadFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography color="text.secondary">{historyTexts.empty}</Typography>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((entry, index) => (
            <TrailItem
              key={entry.id}
              entry={entry}
              last={index === data.length - 1}
              onBack={mayUpdate && index > 0 ? () => setBack(entry) : undefined}
              blocked={blocked}
            />
          ))}
        </Box>
      )}
      {back && <RestoreDialog record={record} entry={back} onClose={() => setBack(undefined)} onDone={onRestored} />}
    </SideDrawer>
  )
}
