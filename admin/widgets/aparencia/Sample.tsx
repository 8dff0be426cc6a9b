import Box from '@mui/material/Box'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { chartColors } from '#admin/charts/colors.ts'
import { buildTheme, type ThemeOptions } from '#admin/theme.ts'
import { contrastVerdicts } from './contrast.ts'
import { aparenciaTexts } from './texts.ts'

const bars = [46, 72, 58, 88]

/** Sample screen in one mode, with its contrast verdicts. */
export function Sample({ mode, nome, corPrincipal, corSecundaria }: ThemeOptions & { nome: string }) {
  const theme = useMemo(() => buildTheme({ mode, corPrincipal, corSecundaria }), [mode, corPrincipal, corSecundaria])
  const said = contrastVerdicts(theme, corPrincipal)
  return (
    <Box>
      <ThemeProvider theme={theme}>
        <Picture theme={theme} nome={nome} label={aparenciaTexts.sample[mode]} />
      </ThemeProvider>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.75 }}>
        <strong>{aparenciaTexts.modes[mode]}:</strong> {said.join(' ')}
      </Typography>
    </Box>
  )
}

/** Static picture of header, menu, button, link and chart. */
function Picture({ theme, nome, label }: { theme: Theme; nome: string; label: string }) {
  const { brand, surface, primary, secondary, text, background } = theme.palette
  const line = `1px solid ${surface.line}`
  const colours = chartColors(
    theme,
    bars.map((_, at) => String(at)),
  )
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ borderRadius: 2, overflow: 'hidden', border: line, bgcolor: background.default, color: text.primary }}
    >
      <Box
        sx={{
          ...{ borderTop: `3px solid ${brand.main}`, borderBottom: line, bgcolor: background.paper },
          ...{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, fontSize: 13, fontWeight: 650 },
        }}
      >
        <Box sx={{ width: 18, height: 18, borderRadius: 1, bgcolor: brand.main }} />
        <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{nome}</Box>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Box
          sx={{
            width: 116,
            p: 1,
            bgcolor: surface.sunken,
            fontSize: 12,
            display: 'grid',
            gap: 0.5,
            alignContent: 'start',
          }}
        >
          <Box sx={{ px: 1, py: 0.5 }}>{aparenciaTexts.menu}</Box>
          <Box sx={{ px: 1, py: 0.5, borderRadius: 1, bgcolor: brand.soft, fontWeight: 650 }}>
            {aparenciaTexts.chosen}
          </Box>
        </Box>
        <Box sx={{ flex: 1, p: 1.5, display: 'grid', gap: 1.25, fontSize: 13 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
            <Box sx={{ px: 1.5, py: 0.75, borderRadius: 1, bgcolor: brand.main, color: brand.ink, fontWeight: 650 }}>
              {aparenciaTexts.button}
            </Box>
            <Box sx={{ color: primary.main, textDecoration: 'underline' }}>{aparenciaTexts.link}</Box>
            <Box sx={{ color: secondary.main, fontWeight: 650 }}>{aparenciaTexts.second}</Box>
          </Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'end',
              gap: 1,
              height: 64,
              p: 1,
              bgcolor: background.paper,
              border: line,
            }}
          >
            {bars.map((height, at) => (
              <Box
                key={height}
                sx={{ flex: 1, height: `${height}%`, bgcolor: colours[at], borderRadius: '2px 2px 0 0' }}
              />
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
