import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Of several things the first is shown, and how many more there are. */
const oneChip = { '--cell-wrap': 'nowrap', '--cell-more': 'none', '--cell-first': 'inline-flex' }
const oneLine = { textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}

/** The content of a cell, on as many lines as the row has room for; what does not fit is read in the TipArea's tooltip. */
export const CellBox = ({ dense, children }: { dense: boolean; children: ReactNode }) => (
  <Box data-cut="" sx={{ overflow: 'hidden', ...oneChip, ...(dense ? oneLine : twoLines) }}>
    {children}
  </Box>
)
