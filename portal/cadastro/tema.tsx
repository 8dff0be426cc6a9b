import { ptBR } from '@mui/material/locale'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

const variable = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** MUI theme of the form engine from the portal's CSS variables (styles/base.css). */
function themeOf(mode: 'light' | 'dark'): Theme {
  const line = variable('--linha-campo')
  const paper = variable('--folha')
  return createTheme(
    {
      palette: {
        mode,
        brand: { main: variable('--marca'), ink: variable('--sobre-marca'), soft: variable('--poco') },
        surface: {
          page: variable('--fundo'),
          raised: paper,
          sunken: variable('--poco'),
          line: variable('--linha'),
        },
        primary: { main: variable(mode === 'dark' ? '--marca-texto-escuro' : '--marca-texto-claro') },
        error: { main: variable('--erro') },
        success: { main: variable('--certo') },
        background: { default: variable('--fundo'), paper },
        text: { primary: variable('--tinta'), secondary: variable('--tinta-leve') },
        divider: variable('--linha'),
      },
      shape: { borderRadius: 10 },
      typography: {
        fontFamily: 'inherit',
        button: { textTransform: 'none', fontWeight: 600 },
        h6: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
        subtitle2: { fontSize: '1rem' },
      },
      components: {
        MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        MuiButton: {
          defaultProps: { disableElevation: true },
          styleOverrides: { root: { minHeight: 44, borderRadius: 999, paddingInline: 18 } },
          variants: [
            {
              props: { variant: 'contained', color: 'primary' },
              style: {
                backgroundColor: 'var(--marca)',
                color: 'var(--sobre-marca)',
                '&:hover': { backgroundColor: 'var(--marca)', filter: 'brightness(.94)' },
              },
            },
          ],
        },
        MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
        MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: line } } },
        MuiFormHelperText: {
          styleOverrides: { root: { '&.Mui-disabled': { color: variable('--tinta-leve') } } },
        },
        MuiTab: { styleOverrides: { root: { minHeight: 48, fontWeight: 600 } } },
        MuiLink: { defaultProps: { underline: 'always' } },
        MuiDialog: { styleOverrides: { paper: { border: `1px solid ${variable('--linha')}` } } },
      },
    },
    ptBR,
  )
}

export function Tema({ children }: { children: ReactNode }) {
  const mode = useSyncExternalStore(subscribe, () => (dark.matches ? 'dark' : 'light'))
  const theme = useMemo(() => themeOf(mode), [mode])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
