import DragIndicator from '@mui/icons-material/DragIndicator'
import Paper from '@mui/material/Paper'
import { forwardRef } from 'react'

/** What follows the pointer while a box is dragged. */
export const DragGhost = forwardRef<HTMLElement, { titulo: string }>(function DragGhost({ titulo }, ref) {
  return (
    <Paper
      ref={ref as React.Ref<HTMLDivElement>}
      variant="outlined"
      aria-hidden
      sx={{
        position: 'fixed',
        left: 0,
        top: 0,
        zIndex: 'tooltip',
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.75,
        boxShadow: 6,
        fontWeight: 650,
        pointerEvents: 'none',
      }}
    >
      <DragIndicator fontSize="small" />
      {titulo}
    </Paper>
  )
})
