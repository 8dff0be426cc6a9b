import Box from '@mui/material/Box'
import { alpha } from '@mui/material/styles'

/** Overlay of a field while files are dragged over it. */
export function DropHint({ text }: { text: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        display: 'grid',
        placeItems: 'center',
        border: '2px dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        fontWeight: 600,
        color: 'text.primary',
        bgcolor: ({ palette }) => alpha(palette.background.paper, 0.92),
        pointerEvents: 'none',
      }}
    >
      {text}
    </Box>
  )
}
