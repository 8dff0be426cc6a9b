import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { closeAssistant } from './assistant-open.ts'
import { assistenteTexts } from './texts.ts'

const WIDTH = 340

/** Container of the assistant: beside the page, or in a drawer over the dialog whose text it helps with. */
export function Frame({ over, children }: { over: boolean; children: ReactNode }) {
  if (over)
    return (
      <Drawer
        open
        anchor="right"
        onClose={closeAssistant}
        // stacked above the dialog it was opened from, which then releases its focus trap
        sx={{ zIndex: 'modal' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': assistenteTexts.title, sx: { width: WIDTH } } }}
      >
        {children}
      </Drawer>
    )
  return (
    <Box
      component="aside"
      aria-label={assistenteTexts.title}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && closeAssistant()}
      sx={{
        flex: 'none',
        width: WIDTH,
        position: 'sticky',
        top: 56,
        height: 'calc(100dvh - 56px)',
        overflowY: 'auto',
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      {children}
    </Box>
  )
}
