import type { SxProps, Theme } from '@mui/material/styles'

/** Row heights in pixels; fixed, which virtual scrolling needs. */
export const rowHeights = { dense: 33, comfortable: 43 }

/** Height of the shell's sticky header in pixels; the table header sticks below it. */
const shellHeader = 56

/** Styles of the table: when it scrolls sideways, selection and first column stick left and actions right; its header sticks when the page scrolls. */
export function tableLooks(dense: boolean, scrolls: boolean): SxProps<Theme> {
  const height = dense ? rowHeights.dense : rowHeights.comfortable
  const edge = (shift: number) => ({ boxShadow: (theme: Theme) => `${shift}px 0 0 ${theme.palette.divider}` })
  const stuck = { position: 'sticky', zIndex: 1, bgcolor: 'background.paper' }
  return {
    tableLayout: 'fixed',
    '& th, & td': { px: '4px', boxSizing: 'border-box' },
    '& td': { height, py: 0, ...(dense && { fontSize: '0.78rem' }) },
    '& th': {
      ...{ py: 1, lineHeight: 1.25, fontSize: '0.6875rem', letterSpacing: '-0.01em' },
      ...(!scrolls && { position: 'sticky', top: shellHeader, zIndex: 2 }),
    },
    // scrollIntoView must not put a row below the two sticky headers
    '& [data-record]': { scrollMarginTop: shellHeader + 40, scrollMarginBottom: 8 },
    '& [data-record]:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '& td:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
    '& .selection': { pl: 1, pr: 0, ...(scrolls && { ...stuck, left: 0 }) },
    '& .first': { ...(scrolls && { ...stuck, ...edge(1), left: 0 }) },
    ...(scrolls && { '& .selection + .first': { left: 36 } }),
    '& .first:first-of-type': { pl: 1.75 },
    '& td.actions, & th.actions': { ...(scrolls && { ...stuck, ...edge(-1), right: 0 }), pr: 0.75 },
    '& tr:hover > td.actions, & tr:hover > td.first, & tr:hover > td.selection': {
      bgcolor: scrolls ? 'surface.sunken' : undefined,
    },
  }
}
