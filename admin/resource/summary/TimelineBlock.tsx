import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { Block } from './Block.tsx'
import { TimelineEntry } from './TimelineEntry.tsx'
import { summaryTexts as t } from './texts.ts'
import { useTimeline } from './useTimeline.ts'

/** Time line of a record, newest first, optionally filtered by kind. */
export function TimelineBlock({ record }: { record: RaRecord }) {
  const [kind, setKind] = useState('')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(record, kind)
  const kinds = useTimeline(record).data?.pages[0]?.tipos ?? []
  const items = data?.pages.flatMap(({ itens }) => itens)
  return (
    <Block title={t.timeline} tools={<KindFilter kinds={kinds} kind={kind} onChange={setKind} />}>
      {error && !data && <RetryAlert onRetry={() => void refetch()}>{t.timelineFailed}</RetryAlert>}
      {!items && !error && <Skeleton variant="rounded" height={180} />}
      {items?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {kind ? t.timelineNoneOf : t.timelineNone}
        </Typography>
      )}
      {items && items.length > 0 && (
        <Box component="ol" aria-label={t.timeline} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item, i) => (
            <TimelineEntry key={`${item.tipo} ${item.id}`} item={item} last={i === items.length - 1 && !hasNextPage} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button
          color="inherit"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 1, '@media print': { display: 'none' } }}
        >
          {t.older}
        </Button>
      )}
    </Block>
  )
}

interface FilterProps {
  kinds: { tipo: string; titulo: string }[]
  kind: string
  onChange: (kind: string) => void
}

function KindFilter({ kinds, kind, onChange }: FilterProps) {
  if (kinds.length < 2) return null
  return (
    <TextField
      select
      variant="standard"
      value={kind}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: { disableUnderline: true },
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t.timelineKind } },
      }}
      sx={{
        '& .MuiSelect-select': { fontSize: 13, py: 0.25 },
        '@media print': { display: 'none' },
      }}
    >
      <MenuItem value="">{t.timelineAll}</MenuItem>
      {kinds.map(({ tipo, titulo }) => (
        <MenuItem key={tipo} value={tipo}>
          {titulo}
        </MenuItem>
      ))}
    </TextField>
  )
}
