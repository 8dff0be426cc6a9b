import CopyIcon from '@mui/icons-material/ContentCopy'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { secretTexts } from '../texts.ts'

interface Props {
  title: string
  /** text saying that it is shown only once */
  warning: string
  label: string
  secret: string
  copy: string
  /** instructions for its use */
  children?: ReactNode
  onClose(): void
}

/** Shows a new secret once. Closed by its button only: Esc or a backdrop click would lose the secret. */
export function SecretDialog({ title, warning, label, secret, copy, children, onClose }: Props) {
  const [copied, setCopied] = useState(false)
  return (
    <PromptDialog title={title} actions={<Button onClick={onClose}>{secretTexts.understood}</Button>}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {warning}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={label}
          value={secret}
          sx={{ flex: '1 1 320px' }}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 13 } } }}
        />
        {navigator.clipboard && (
          <Button
            variant="contained"
            autoFocus
            startIcon={<CopyIcon />}
            onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
          >
            {copied ? secretTexts.copied : copy}
          </Button>
        )}
      </Box>
      {children}
    </PromptDialog>
  )
}
