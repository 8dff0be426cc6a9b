import { alpha, type ThemeOptions } from '@mui/material/styles'
import { inkOn } from './colors.ts'

interface Look {
  mode: 'light' | 'dark'
  surface: { page: string; raised: string; sunken: string; line: string }
  brand: string
  ink: { primary: string; secondary: string }
}

/** Overrides of MUI components: small, flat, bordered instead of shadowed. */
export function themeComponents({ mode, surface, brand, ink }: Look): ThemeOptions['components'] {
  const shadow =
    mode === 'light'
      ? '0 1px 2px rgba(31,35,41,.05), 0 12px 32px -8px rgba(31,35,41,.18)'
      : '0 1px 2px rgba(0,0,0,.4), 0 16px 40px -8px rgba(0,0,0,.7)'
  return {
    MuiCssBaseline: {
      styleOverrides: {
        'a:focus-visible, button:focus-visible, [role="button"]:focus-visible, [tabindex]:focus-visible': {
          outline: `2px solid ${ink.primary}`,
          outlineOffset: 2,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // an infinite animation with such a short duration would repaint every frame
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: surface.line } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: { minHeight: 34, paddingInline: 14, whiteSpace: 'nowrap' },
        sizeLarge: { minHeight: 44 },
        outlined: { borderColor: surface.line, backgroundColor: surface.raised },
      },
      variants: [
        {
          props: { variant: 'contained', color: 'primary' },
          style: {
            backgroundColor: brand,
            color: inkOn(brand),
            '&:hover': { backgroundColor: brand, filter: 'brightness(.94)' },
          },
        },
        {
          props: { variant: 'outlined', color: 'inherit' },
          style: { '&:hover': { backgroundColor: surface.sunken, borderColor: ink.secondary } },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    // the help text of a disabled field stays readable
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: ink.secondary } } } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    // on a phone a long label inside its field wraps to two lines instead of being truncated
    MuiInputLabel: {
      styleOverrides: {
        outlined: {
          '@media (max-width: 768px)': {
            '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
              display: 'flex',
              alignItems: 'center',
              height: 'calc(1.4375em + 17px)',
              lineHeight: 1.1,
              whiteSpace: 'normal',
              transform: 'translate(14px, 0)',
            },
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: surface.raised },
        notchedOutline: { borderColor: mode === 'light' ? '#c9c5bd' : '#454c58' },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: surface.line, paddingBlock: 7 },
        head: { fontWeight: 650, fontSize: '0.75rem', color: ink.secondary, backgroundColor: surface.raised },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: surface.sunken },
          '&:last-child > td': { borderBottom: 0 },
        },
      },
    },
    MuiTooltip: {
      defaultProps: { arrow: true, enterDelay: 300 },
      styleOverrides: {
        tooltip: { fontSize: '0.75rem', lineHeight: 1.4, maxWidth: 320 },
        // until positioned, the popper is in the corner of the page: a pointer resting there would fire enter and leave, which closes it
        popper: {
          animation: 'places',
          // needed with reduced motion, too: nothing moves
          animationDuration: '150ms !important',
          '@keyframes places': { '0%, 100%': { pointerEvents: 'none' } },
        },
      },
    },
    MuiMenu: {
      styleOverrides: { paper: { boxShadow: shadow, border: `1px solid ${surface.line}` } },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 36 } } },
    MuiDialog: {
      styleOverrides: { paper: { boxShadow: shadow, border: `1px solid ${surface.line}`, borderRadius: 12 } },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', padding: '18px 24px 8px' } } },
    // buttons that do not fit wrap to the next line
    MuiDialogActions: {
      styleOverrides: {
        root: { padding: '12px 24px 18px', gap: '8px 4px', flexWrap: 'wrap', '& > button': { flexShrink: 0 } },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: ({ theme }) => ({
          fontWeight: 500,
          // MUI's darker shade has too little contrast with its text in dark mode
          '&.MuiChip-filled.MuiChip-colorPrimary.MuiChip-clickable:is(:hover, .Mui-focusVisible)': {
            backgroundColor: theme.palette.primary.main,
            filter: 'brightness(.96)',
          },
        }),
        sizeSmall: { height: 22, fontSize: '0.75rem' },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 42, textTransform: 'none', fontWeight: 600 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 42 }, indicator: { backgroundColor: brand, height: 3 } } },
    MuiLinearProgress: {
      styleOverrides: { root: { backgroundColor: 'transparent' }, bar: { backgroundColor: brand } },
    },
    MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: {
        root: {
          // hidden for the first 300 ms: a fast load shows no flicker
          animation: 'not-yet 300ms step-end',
          // needed with reduced motion, too: nothing moves
          animationDuration: '300ms !important',
          '@keyframes not-yet': { '0%, 100%': { visibility: 'hidden' } },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: { root: { '&.Mui-selected': { backgroundColor: alpha(brand, mode === 'light' ? 0.13 : 0.2) } } },
    },
  }
}
