import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  children: ReactNode
}

/** A `<details>` whose content is rendered only while open, as licence texts are long. */
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
