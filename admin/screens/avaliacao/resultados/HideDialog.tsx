import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { resultadosTexts as t } from '#admin/desempenho/texts.ts'
import { FormDialog } from '#admin/shell/FormDialog.tsx'

interface Props {
  onClose: () => void
  /** @returns whether it was done */
  onHide: (motivo: string) => Promise<boolean>
}

/** Why a comment is not shown: whoever decides on comments reads it, nobody else. */
export function HideDialog({ onClose, onHide }: Props) {
  const [motivo, setMotivo] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const hide = async () => {
    if (motivo.trim() === '') return setMissing(true)
    setBusy(true)
    if (await onHide(motivo)) onClose()
    else setBusy(false)
  }
  return (
    <FormDialog title={t.hideTitle} submitText={t.hide} {...{ busy, onClose }} onSubmit={hide}>
      <TextField
        autoFocus
        fullWidth
        required
        multiline
        minRows={2}
        label={t.reason}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
        error={missing}
        helperText={missing ? t.reasonRequired : undefined}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
