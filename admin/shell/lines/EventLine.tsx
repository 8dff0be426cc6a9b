import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  when: string
  /** what happened, with details below */
  children: ReactNode
  /** status and actions */
  end?: ReactNode
}

/** One line of an event list: time, event, status. */
export const EventLine = ({ when, children, end }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.5,
      alignItems: 'baseline',
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography variant="body2" color="text.secondary" sx={{ width: 130 }}>
      {when}
    </Typography>
    <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    {end}
  </Box>
)

interface FactProps {
  color?: 'text.secondary' | 'error'
  children: ReactNode
}

/** A detail of an event, in small print. */
export const EventFact = ({ color = 'text.secondary', children }: FactProps) => (
  <Typography variant="caption" color={color} sx={{ display: 'block' }}>
    {children}
  </Typography>
)
