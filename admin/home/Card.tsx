import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** beside the title: how many */
  note?: ReactNode
  /** below everything */
  action?: ReactNode
  children: ReactNode
}

/** A box of the start page. */
export function Card({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 2, pt: 1.75, pb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {note}
      </Box>
      {children}
      {action && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', px: 0.25, py: 0.25, textAlign: 'right' }}>{action}</Box>
      )}
    </Paper>
  )
}
