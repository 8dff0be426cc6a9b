import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title?: string
  /** hidden in print */
  screenOnly?: boolean
  /** beside the title */
  tools?: ReactNode
  children: ReactNode
}

/** One block of a record page with its heading. */
export function Block({ title, screenOnly = false, tools, children }: Props) {
  const id = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title ? id : undefined}
      sx={{
        px: { xs: 2, md: 2.5 },
        py: 2,
        '@media print': screenOnly ? { display: 'none' } : { border: 0, p: 0, mb: 2 },
      }}
    >
      {title && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.25, minHeight: 28 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {tools}
        </Box>
      )}
      {children}
    </Paper>
  )
}
