import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { texts } from '#admin/i18n/texts.ts'
import { activity } from '#admin/providers/activity.ts'
import { useStored } from '#admin/providers/store.ts'

/** The thin line below the header while calls are under way. */
export function Activity() {
  const active = useStored(activity)
  return (
    <Box sx={{ position: 'sticky', top: 56, zIndex: 1099, height: 0 }}>
      {active && <LinearProgress aria-label={texts.shell.activity} sx={{ height: 2 }} />}
    </Box>
  )
}
