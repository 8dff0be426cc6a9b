import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo } from 'react'
import type { EmpresaInfo } from '#admin/providers/userinfo.ts'
import { buildTheme } from '#admin/theme.ts'

/** Light or dark as the system says, in the company's colours. */
export function ThemeRoot({ aparencia, children }: { aparencia?: EmpresaInfo['aparencia']; children: ReactNode }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const { corPrincipal, corSecundaria } = aparencia ?? {}
  const theme = useMemo(
    () => buildTheme({ mode: dark ? 'dark' : 'light', corPrincipal, corSecundaria }),
    [dark, corPrincipal, corSecundaria],
  )
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
