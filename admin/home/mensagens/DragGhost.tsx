import DragIndicator from '@mui/icons-material/DragIndicator'
import Paper from '@mui/material/Paper'

/** Drag image of a box. */
export const DragGhost = ({ titulo }: { titulo: string }) => (
  <Paper
    variant="outlined"
    aria-hidden
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      width: 'max-content',
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
