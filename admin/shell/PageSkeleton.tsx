import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { texts } from '#admin/i18n/texts.ts'

/** A page whose code or data is on the way. */
export function PageSkeleton({ rows = 7 }: { rows?: number }) {
  return (
    <Box role="status" aria-label={texts.common.loading}>
      <Skeleton width={260} height={34} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={rows * 44} />
    </Box>
  )
}
