import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  children: ReactNode
}

/** A line that opens what stands behind it; long texts are only put on the page when they are asked for. */
export function Disclosure({ summary, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ '& > summary': { cursor: 'pointer', py: 0.75, borderRadius: 1 } }}
    >
      <summary>{summary}</summary>
      {open && children}
    </Box>
  )
}
