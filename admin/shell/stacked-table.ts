import type { SxProps } from '@mui/material/styles'

/** Style of a table with inputs: on a phone each row is a card, with its cells stacked and labelled by their `data-label`. */
export const stackedTable: SxProps = {
  '& tbody td, & tbody th': { verticalAlign: 'top', py: 1 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '@media (max-width: 768px)': {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 },
    '& tbody tr > *': { display: 'block', border: 0, textAlign: 'left', py: 0.25 },
    '& tbody th': { fontWeight: 600 },
    '& [data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary', fontSize: 12 },
  },
}
