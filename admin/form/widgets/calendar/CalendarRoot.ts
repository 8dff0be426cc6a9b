import { styled } from '@mui/material/styles'

/** Styles of the calendar: cells of 36 pixels, large enough for touch. */
export const CalendarRoot = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5),
  width: 284,
  '& .prumo-calendar-head': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .prumo-calendar-head select': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    height: 34,
    color: 'inherit',
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    padding: theme.spacing(0, 0.5),
  },
  '& table': { borderCollapse: 'collapse', width: '100%', marginTop: theme.spacing(1) },
  '& th': { ...theme.typography.caption, color: theme.palette.text.secondary, fontWeight: 600, height: 28, padding: 0 },
  '& td': { padding: 1, textAlign: 'center' },
  '& td button': {
    ...theme.typography.body2,
    width: '100%',
    minWidth: 34,
    height: 34,
    padding: 0,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    textTransform: 'lowercase',
  },
  '& td button:hover': { backgroundColor: theme.palette.action.hover },
  '& td[data-outside="true"] button': { color: theme.palette.text.secondary },
  // holidays in the error colour, a ponto facultativo only underlined
  '& td[data-named="true"] button': { textDecoration: 'underline dotted', textUnderlineOffset: 3 },
  '& td[data-holiday="true"] button': { color: theme.palette.error.main, fontWeight: 600 },
  '& td button[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`, fontWeight: 700 },
  '& td[data-chosen="true"] button': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    fontWeight: 700,
  },
  '& .prumo-calendar-foot': { display: 'flex', justifyContent: 'space-between', marginTop: theme.spacing(1) },
}))
