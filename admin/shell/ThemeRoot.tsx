import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { layout } from '#admin/providers/layout.ts'
import { useStored } from '#admin/providers/store.ts'
import type { EmpresaInfo } from '#admin/providers/userinfo.ts'
import { buildTheme } from '#admin/theme.ts'

/** Theme in the company's colours: light or dark by the user's choice, else by the system setting. */
export function ThemeRoot({ aparencia, children }: { aparencia?: EmpresaInfo['aparencia']; children: ReactNode }) {
  const system = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const { tema } = useStored(layout)
  const dark = tema === 'sistema' ? system : tema === 'escuro'
  const { corPrincipal, corSecundaria } = aparencia ?? {}
  const theme = useMemo(
    () => buildTheme({ mode: dark ? 'dark' : 'light', corPrincipal, corSecundaria }),
    [dark, corPrincipal, corSecundaria],
  )
  const page = theme.palette.background.default
  useLayoutEffect(() => {
    // background of the overscroll area; boot.css only follows the system setting
    document.documentElement.style.backgroundColor = page
  }, [page])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
