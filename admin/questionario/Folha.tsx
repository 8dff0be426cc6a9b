import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** Container of questions in the admin: sets the CSS variables that `form/questionario`, which uses no MUI theme, reads its colours from. */
export function Folha({ children, larga }: { children: ReactNode; larga?: boolean }) {
  return (
    <Paper
      variant="outlined"
      sx={({ palette }) => ({
        p: { xs: 2, md: 3 },
        maxWidth: larga ? undefined : 920,
        '--marca': palette.primary.main,
        '--sobre-marca': palette.primary.contrastText,
        '--marca-texto': palette.primary.main,
        '--folha': palette.background.paper,
        '--poco': palette.surface.sunken,
        '--linha': palette.divider,
        '--linha-campo': palette.text.disabled,
        '--tinta-leve': palette.text.secondary,
        '--erro': palette.error.main,
        '--q-raio': '8px',
        // below the header
        '--q-topo': '56px',
      })}
    >
      {children}
    </Paper>
  )
}
