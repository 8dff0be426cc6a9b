import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Fade from '@mui/material/Fade'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { activity } from '#admin/providers/activity.ts'
import { useStored } from '#admin/providers/store.ts'
import { shellTexts } from '../texts.ts'

/** Milliseconds after which the overlay is shown in addition to the line. */
const overlayDelay = 1_000

/** Indicator of running calls: at once a thin line below the header, later an overlay that lets clicks through (spec 1 §4, §9). */
export function Activity() {
  const active = useStored(activity)
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLong(true), overlayDelay)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [active])
  return (
    <>
      <Box sx={{ position: 'sticky', top: 56, zIndex: 1099, height: 0 }}>
        {active && <LinearProgress aria-label={shellTexts.activity} sx={{ height: 2 }} />}
      </Box>
      <Fade in={active && long} unmountOnExit timeout={100}>
        <Box
          role="status"
          data-overlay
          sx={{
            position: 'fixed',
            inset: 0,
            zIndex: 'snackbar',
            display: 'grid',
            // below the header, so that the content stays readable
            placeItems: 'start center',
            pt: '64px',
            pointerEvents: 'none',
          }}
        >
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 2.5,
              py: 1.5,
              borderRadius: 2,
              bgcolor: 'background.paper',
              color: 'text.primary',
              boxShadow: 6,
            }}
          >
            <CircularProgress size={20} aria-hidden />
            {commonTexts.loading}
          </Box>
        </Box>
      </Fade>
    </>
  )
}
