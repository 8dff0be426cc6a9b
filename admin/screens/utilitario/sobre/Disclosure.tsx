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

/** A licence as its author wrote it. */
export function LicenceText({ children }: { children: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        mb: 1.5,
        p: 1.5,
        maxHeight: 320,
        overflow: 'auto',
        fontSize: 12,
        lineHeight: 1.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        bgcolor: 'surface.sunken',
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  )
}
