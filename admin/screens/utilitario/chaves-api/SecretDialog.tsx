import CopyIcon from '@mui/icons-material/ContentCopy'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { texts } from '#admin/i18n/texts.ts'

/** The new key, this once. Nothing but its button closes it: a click beside it would lose the key. */
export function SecretDialog({ chave, onClose }: { chave: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const t = texts.chaves
  return (
    <PromptDialog title={t.madeTitle} actions={<Button onClick={onClose}>{t.understood}</Button>}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t.made}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={t.key}
          value={chave}
          sx={{ flex: '1 1 320px' }}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 13 } } }}
        />
        {navigator.clipboard && (
          <Button
            variant="contained"
            autoFocus
            startIcon={<CopyIcon />}
            onClick={() => void navigator.clipboard.writeText(chave).then(() => setCopied(true))}
          >
            {copied ? t.copied : t.copy}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t.use}
      </Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        Authorization: Bearer {chave}
      </Typography>
    </PromptDialog>
  )
}
