import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const oneLine = { textOverflow: 'ellipsis', whiteSpace: 'nowrap', '--cell-wrap': 'nowrap' }
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}

/** The content of a cell, on as many lines as the row has room for; what does not fit is read in the TipArea's tooltip. */
export const CellBox = ({ dense, children }: { dense: boolean; children: ReactNode }) => (
  <Box data-cut="" sx={{ overflow: 'hidden', '--cell-wrap': 'nowrap', ...(dense ? oneLine : twoLines) }}>
    {children}
  </Box>
)
