import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** beside the title */
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** One subject of the page. */
export function Section({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ mt: 2, px: { xs: 2, md: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 1 }}>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        {note}
        {action && <Box sx={{ ml: { sm: 'auto' } }}>{action}</Box>}
      </Box>
      {children}
    </Paper>
  )
}
