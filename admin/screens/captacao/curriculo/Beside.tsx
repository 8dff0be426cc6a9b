import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The file and its form side by side; one below the other where there is no room. */
export function Beside({ children }: { children: ReactNode }) {
  const half = 'minmax(0, 1fr)'
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: half, lg: `${half} ${half}` }, alignItems: 'start' }}
    >
      {children}
    </Box>
  )
}
