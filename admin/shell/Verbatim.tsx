import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'

/** A verbatim text (error details, a licence) in a scroll container that can be focused. */
export const Verbatim = ({ children, sx = {} }: { children: string; sx?: SxProps }) => (
  <Box
    component="pre"
    tabIndex={0}
    sx={{
      m: 0,
      p: 1.5,
      maxHeight: 320,
      overflow: 'auto',
      fontSize: 12,
      lineHeight: 1.5,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      bgcolor: 'surface.sunken',
      borderRadius: 1,
      ...sx,
    }}
  >
    {children}
  </Box>
)
