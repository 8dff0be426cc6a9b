import Typography from '@mui/material/Typography'
import { SecretDialog as Shown } from '#admin/shell/dialogs/SecretDialog.tsx'
import { chavesTexts } from './texts.ts'

/** Shows the secret of a new key, once. */
export function SecretDialog({ chave, onClose }: { chave: string; onClose: () => void }) {
  const t = chavesTexts
  return (
    <Shown title={t.madeTitle} warning={t.made} label={t.key} secret={chave} copy={t.copy} onClose={onClose}>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t.use}
      </Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        Authorization: Bearer {chave}
      </Typography>
    </Shown>
  )
}
