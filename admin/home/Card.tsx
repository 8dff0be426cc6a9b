import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** beside the title: how many */
  note?: ReactNode
  /** at the right of the title */
  action?: ReactNode
  children: ReactNode
}

/** A box of the start page. */
export function Card({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, pb: 1 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {note}
        <Box sx={{ flex: 1 }} />
        {action && <Box sx={{ mr: -1.75 }}>{action}</Box>}
      </Box>
      {children}
    </Paper>
  )
}
