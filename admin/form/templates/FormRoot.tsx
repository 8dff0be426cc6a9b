import { styled } from '@mui/material/styles'

/**
 * Layout of a form. The grid follows the width of the form itself (container query), so that the same form fits a page, a dialog and a
 * phone: twelve columns as in the schema, then wider cells, then one column.
 */
export const FormRoot = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& .prumo-fields': { border: 0, margin: 0, padding: 0, minWidth: 0 },
  '& .prumo-tabs': { borderBottom: `1px solid ${theme.palette.divider}`, marginBottom: theme.spacing(2.5) },
  '& .prumo-steps': { marginBottom: theme.spacing(2.5), display: 'grid', gap: theme.spacing(0.5) },
  '& .prumo-step-title': { ...theme.typography.h6, outline: 'none' },
  '& .prumo-step-next': { marginLeft: 'auto', flex: '0 1 auto' },
  // a disabled scroll button takes no width
  '& .MuiTabScrollButton-root.Mui-disabled': { width: 0 },
  '& .prumo-tab-label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    paddingRight: theme.spacing(1),
  },
  '& .prumo-section + .prumo-section': { marginTop: theme.spacing(3) },
  // room for floating labels on the upper edge of their boxes
  '& .prumo-section:first-of-type > .prumo-grid:first-child': { paddingTop: theme.spacing(0.75) },
  '& .prumo-section-title': {
    ...theme.typography.subtitle2,
    fontWeight: 600,
    marginBottom: theme.spacing(2),
    paddingBottom: theme.spacing(0.75),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  // headings that repeat the title beside them: for screen readers only
  '& .prumo-section-said': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .prumo-summary': { marginBottom: theme.spacing(2) },
  '& .prumo-summary ul': { margin: 0, paddingLeft: theme.spacing(2.5) },
  '& .prumo-summary button': { textAlign: 'left', verticalAlign: 'baseline' },
  '& .prumo-grid': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: theme.spacing(2, 2),
    alignItems: 'start',
  },
  '& .prumo-cell': { gridColumn: 'span 12', minWidth: 0 },
  // iOS zooms in on inputs with a font smaller than 16 px: smaller text only with a fine pointer
  '@media (pointer: fine)': {
    '& .MuiInputBase-root, & .MuiInputLabel-root, & .MuiFormControlLabel-label, & .MuiInputAdornment-root p': {
      fontSize: '0.875rem',
    },
  },
  '@container (min-width: 340px)': {
    '& .prumo-cell[data-width="1"], & .prumo-cell[data-width="2"]': { gridColumn: 'span 6' },
  },
  '@container (min-width: 560px)': spans('narrow'),
  '@container (min-width: 860px)': {
    ...spans('width'),
    '& .prumo-cell[data-tall]': { gridRow: 'span 2' },
  },
  '& .prumo-footer': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginTop: theme.spacing(3),
    padding: theme.spacing(1.5, 0),
    backgroundColor: theme.palette.background.paper,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& .prumo-dirty': { marginLeft: 'auto' },
  // one row of buttons; the unsaved mark is hidden visually, and leaving still asks
  '@container (max-width: 420px)': {
    '& .prumo-footer > .prumo-dirty': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  // in dialogs, the primary button is on the right
  '.MuiDialogContent-root &': {
    '& .prumo-footer': { flexDirection: 'row-reverse' },
    '& .prumo-dirty': { marginRight: 'auto', marginLeft: 0 },
  },
}))

/** Maps the `data-width` and `data-narrow` of SectionView's cells to grid column spans. */
function spans(name: 'narrow' | 'width') {
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `& .prumo-cell[data-${name}="${at + 1}"]`,
      { gridColumn: `span ${at + 1}` },
    ]),
  )
}
