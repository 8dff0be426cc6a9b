import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { securityTexts } from './security-texts.ts'
import type { PasskeySetup } from './usePasskeySetup.ts'

/** Explanation and name of a new passkey; the browser asks the rest. */
export function PasskeyFields({ setup }: { setup: PasskeySetup }) {
  const { passkeyAbout, appName, passkeyNameHelp } = securityTexts
  return (
    <Stack spacing={2}>
      {setup.error && <Alert severity="error">{setup.error}</Alert>}
      <Typography variant="body2">{passkeyAbout}</Typography>
      <TextField
        fullWidth
        name="nome"
        label={appName}
        helperText={passkeyNameHelp}
        value={setup.nome}
        onChange={(event) => setup.setNome(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </Stack>
  )
}
