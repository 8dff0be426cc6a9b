import { ptBR } from '@mui/material/locale'
import { alpha, createTheme, type Theme } from '@mui/material/styles'
import { brandColor, inkOn, readableOn } from './colors.ts'
import { themeComponents } from './theme-components.ts'

declare module '@mui/material/styles' {
  interface Palette {
    /** the company's colour, for surfaces; `primary` is its shade that is readable as text */
    brand: { main: string; ink: string; soft: string }
    /** quiet surfaces and lines */
    surface: { page: string; raised: string; sunken: string; line: string }
  }
  interface PaletteOptions {
    brand: { main: string; ink: string; soft: string }
    surface: { page: string; raised: string; sunken: string; line: string }
  }
}

const surfaces = {
  light: { page: '#f6f5f2', raised: '#ffffff', sunken: '#f0eeea', line: '#e3e0da' },
  dark: { page: '#111317', raised: '#191c22', sunken: '#14161b', line: '#2c313a' },
}

const inks = {
  light: { primary: '#1f2329', secondary: '#5a616c', disabled: '#8b919b' },
  dark: { primary: '#eceef1', secondary: '#a9b0bb', disabled: '#6d7480' },
}

const fonts =
  '"Inter Variable", Inter, "Segoe UI Variable Text", "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", Arial, sans-serif'

export interface ThemeOptions {
  mode: 'light' | 'dark'
  /** '#rrggbb' of the company's appearance; anything else gives the default */
  corPrincipal?: string
  corSecundaria?: string
}

/** Builds the theme of the internal screens in a company's colours, with AA contrast for any colour. */
export function buildTheme({ mode, corPrincipal, corSecundaria }: ThemeOptions): Theme {
  const surface = surfaces[mode]
  const ink = inks[mode]
  const brand = brandColor(corPrincipal)
  const text = (color: string) => readableOn(color, mode === 'light' ? surface.sunken : surface.raised, mode)
  const primary = text(brand)
  return createTheme(
    {
      breakpoints: { values: { xs: 0, sm: 480, md: 769, lg: 1100, xl: 1536 } },
      palette: {
        mode,
        brand: { main: brand, ink: inkOn(brand), soft: alpha(brand, mode === 'light' ? 0.12 : 0.2) },
        surface,
        primary: { main: primary, contrastText: inkOn(primary) },
        secondary: { main: text(brandColor(corSecundaria)) },
        error: { main: mode === 'light' ? '#b3261e' : '#ff8a80' },
        warning: { main: mode === 'light' ? '#8a5300' : '#ffc266' },
        info: { main: mode === 'light' ? '#1f5f99' : '#8cc4f5' },
        success: { main: mode === 'light' ? '#1c6b3c' : '#7fd39f' },
        background: { default: surface.page, paper: surface.raised },
        text: ink,
        divider: surface.line,
      },
      shape: { borderRadius: 8 },
      typography: {
        fontFamily: fonts,
        fontSize: 13,
        h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.012em' },
        h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.006em' },
        h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
        h6: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
        button: { textTransform: 'none', fontWeight: 600 },
        overline: { fontSize: '0.6875rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.6 },
      },
      components: themeComponents({ mode, surface, brand, ink }),
    },
    ptBR,
  )
}
