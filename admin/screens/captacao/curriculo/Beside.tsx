import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Two columns, file and form; one column below the `lg` breakpoint. */
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
