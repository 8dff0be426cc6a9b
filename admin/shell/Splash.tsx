import Box from '@mui/material/Box'
import { commonTexts } from '#admin/i18n/common.ts'

/** The same picture as index.html shows before the scripts are there, so that nothing jumps. */
export function Splash() {
  return (
    <Box className="boot" role="status" aria-label={commonTexts.loading}>
      <img src="/favicon.svg" alt="" width={48} height={48} />
    </Box>
  )
}
