import { styled } from '@mui/material/styles'

/** Editable area of a rich text. */
export const Sheet = styled('div')(({ theme }) => ({
  minHeight: 132,
  maxHeight: '50vh',
  overflow: 'auto',
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderTop: 0,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  fontSize: 15,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[contenteditable=false]': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { margin: '0 0 0.5em' },
  '& h2': { margin: '0.6em 0 0.4em', fontSize: 20, fontWeight: 700 },
  '& h3': { margin: '0.5em 0 0.3em', fontSize: 16, fontWeight: 700 },
  '& ul, & ol': { margin: '0 0 0.5em', paddingLeft: 24 },
  '& a': { color: 'inherit', textDecoration: 'underline' },
  '& [align=center]': { textAlign: 'center' },
  '& [align=right]': { textAlign: 'right' },
  '& [align=justify]': { textAlign: 'justify' },
}))
