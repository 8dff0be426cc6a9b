import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { Verbatim } from '../Verbatim.tsx'
import { type Failure, failureText } from './failure.ts'
import { pagesTexts } from './texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  failure: Failure
  /** a user is logged in, which sending requires */
  canSend: boolean
}

type Sending = { state: 'no' | 'busy' | 'done' } | { state: 'failed'; message: string }

/** Error details, to copy or to send to the provider with a comment (spec 3 §2). */
export function ErrorDetailsDialog({ open, onClose, failure, canSend }: Props) {
  const [copied, setCopied] = useState(false)
  const [comentario, setComentario] = useState('')
  const [sending, setSending] = useState<Sending>({ state: 'no' })
  const copy = async () => {
    await navigator.clipboard.writeText(failureText(failure))
    setCopied(true)
  }
  const send = async () => {
    setSending({ state: 'busy' })
    try {
      const { tela, mensagem, codigo, navegador, detalhes } = failure
      await sendJson('POST', '/api/utilitario/problemas', { tela, mensagem, codigo, navegador, detalhes, comentario })
      setSending({ state: 'done' })
    } catch (error) {
      setSending({ state: 'failed', message: asApiError(error).message })
    }
  }
  const sent = sending.state === 'done'
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="error-details">
      <DialogTitle id="error-details">{pagesTexts.details}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Verbatim sx={{ maxHeight: 260 }}>{failureText(failure)}</Verbatim>
          {canSend && !sent && (
            <TextField
              label={pagesTexts.comment}
              helperText={pagesTexts.sendHint}
              value={comentario}
              onChange={(event) => setComentario(event.target.value)}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          )}
          {sent && <Alert severity="success">{pagesTexts.sent}</Alert>}
          {sending.state === 'failed' && <Alert severity="error">{sending.message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& > *': { whiteSpace: 'nowrap' } }}>
        <Button color="inherit" onClick={onClose}>
          {commonTexts.close}
        </Button>
        <Button variant="outlined" color="inherit" onClick={copy}>
          {copied ? pagesTexts.copied : pagesTexts.copy}
        </Button>
        {canSend && !sent && (
          <Button variant="contained" loading={sending.state === 'busy'} onClick={send}>
            {pagesTexts.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
