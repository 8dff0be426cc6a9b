import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Brand } from '../../Brand.tsx'
import { loginTexts } from '../fields/login-texts.ts'
import { PlumbArt } from './PlumbArt.tsx'

/** Illustration of the log-in page, on wide screens only. */
export function LoginPanel() {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        p: 6,
        color: '#f4f2ee',
        bgcolor: '#16181d',
        backgroundImage: 'radial-gradient(120% 90% at 85% 15%, #33291c 0%, transparent 55%)',
      }}
    >
      <PlumbArt />
      <Brand inverted />
      <Box sx={{ position: 'relative', maxWidth: 440 }}>
        <Typography
          component="p"
          sx={{ fontSize: 34, fontWeight: 680, lineHeight: 1.15, letterSpacing: '-0.02em', mb: 2 }}
        >
          {loginTexts.headline}
        </Typography>
        <Typography sx={{ color: '#b9b4ab', fontSize: 15, lineHeight: 1.6 }}>{loginTexts.pitch}</Typography>
      </Box>
    </Box>
  )
}
