import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { later, Waiting } from '#admin/form/later.tsx'
import { securityTexts } from './security-texts.ts'
import type { FactorSetup } from './useFactorSetup.ts'

// loaded lazily: rarely used
const QrCode = later(() => import('./QrCode.tsx'))

const SIZE = 184
const SQUARE = <Skeleton variant="rectangular" width={SIZE} height={SIZE} />

/** Setup of an authenticator app: instructions, QR code, first code. */
export function FactorFields({ setup }: { setup: FactorSetup }) {
  const { app, codigo, nome, error, refusal, setCodigo, setNome, begin } = setup
  const t = securityTexts
  return (
    <Stack spacing={2}>
      {refusal && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void begin()}>
              {t.startAgain}
            </Button>
          }
        >
          {refusal}
        </Alert>
      )}
      <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5 } }}>
        {t.steps.map((step) => (
          <Typography key={step} component="li" variant="body2">
            {step}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Waiting fallback={SQUARE}>{app ? <QrCode text={app.endereco} label={t.qr} size={SIZE} /> : SQUARE}</Waiting>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary">
            {t.noCamera}
          </Typography>
          <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {app ? (app.segredo.match(/.{1,4}/g) ?? []).join(' ') : t.starting}
          </Typography>
        </Box>
      </Box>
      <TextField
        fullWidth
        name="codigo"
        label={t.code}
        value={codigo}
        onChange={(event) => setCodigo(event.target.value)}
        error={error !== undefined}
        helperText={error}
        autoComplete="one-time-code"
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10, spellCheck: false } }}
      />
      <TextField
        fullWidth
        name="nome"
        label={t.appName}
        helperText={t.appNameHelp}
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </Stack>
  )
}
