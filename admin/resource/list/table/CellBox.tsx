import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Of several chips the first is shown, with the number of the others. */
const oneChip = { '--cell-wrap': 'nowrap', '--cell-more': 'none', '--cell-first': 'inline-flex' }
const oneLine = { textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}

/** Content of a cell, limited to one or two lines; truncated content is shown in the TipArea's tooltip. */
export const CellBox = ({ dense, children }: { dense: boolean; children: ReactNode }) => (
  <Box data-cut="" sx={{ overflow: 'hidden', ...oneChip, ...(dense ? oneLine : twoLines) }}>
    {children}
  </Box>
)
