import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { texts } from '#admin/i18n/texts.ts'

const rows = Array.from({ length: 8 }, (_unused, index) => `row-${index}`)

/** Rows on their way, in the size of those that will come. */
export function ListSkeleton({ mobile }: { mobile: boolean }) {
  return (
    <Box role="status" aria-label={texts.common.loading} sx={{ p: mobile ? 0 : 2 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={mobile ? 96 : 26} sx={{ my: 1.25 }} />
      ))}
    </Box>
  )
}
