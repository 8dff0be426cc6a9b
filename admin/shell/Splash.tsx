import Box from '@mui/material/Box'
import { commonTexts } from '#admin/i18n/common.ts'

/** Same markup as the splash in index.html, which avoids a flicker when the scripts start. */
export function Splash() {
  return (
    <Box className="boot" role="status" aria-label={commonTexts.loading}>
      <img src="/favicon.svg" alt="" width={48} height={48} />
    </Box>
  )
}
