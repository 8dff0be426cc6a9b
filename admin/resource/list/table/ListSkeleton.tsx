import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useListContext } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { useListSettings } from '../useListSettings.ts'
import { rowHeights } from './table-looks.ts'

/** Maximum number of placeholder rows: they fill the screen. */
const most = 15
const cardHeight = 220

/** Placeholder rows in the size and number of the expected ones, which avoids a layout shift. */
export function ListSkeleton({ mobile }: { mobile: boolean }) {
  const { perPage } = useListContext()
  const { dense } = useListSettings()
  const height = mobile ? cardHeight : dense ? rowHeights.dense : rowHeights.comfortable
  const rows = Array.from({ length: Math.min(perPage, most) }, (_unused, index) => `row-${index}`)
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={{ pt: mobile ? 0 : '46px' }}>
      {rows.map((row) => (
        <Box
          key={row}
          sx={
            mobile
              ? { mb: 1.25 }
              : { height, display: 'flex', alignItems: 'center', px: 2, borderTop: 1, borderColor: 'divider' }
          }
        >
          <Skeleton variant="rounded" height={mobile ? height : 12} sx={{ flex: 1 }} />
        </Box>
      ))}
    </Box>
  )
}
