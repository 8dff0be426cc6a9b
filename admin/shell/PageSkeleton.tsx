import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { commonTexts } from '#admin/i18n/common.ts'

/** Placeholder of a page whose code or data is loading. */
export function PageSkeleton({ rows = 7 }: { rows?: number }) {
  return (
    <Box role="status" aria-label={commonTexts.loading}>
      <Skeleton width={260} height={34} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={rows * 44} />
    </Box>
  )
}
