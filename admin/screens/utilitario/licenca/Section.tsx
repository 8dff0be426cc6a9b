import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** beside the title */
  note?: ReactNode
  children: ReactNode
}

/** A part of the page with its heading. */
export function Section({ title, note, children }: Props) {
  const id = useId()
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {note}
      </Box>
      {children}
    </Paper>
  )
}
