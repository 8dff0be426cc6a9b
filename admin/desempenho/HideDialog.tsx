import { useState } from 'react'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { ReasonField } from './ReasonField.tsx'
import { resultadosTexts as t } from './texts.ts'

interface Props {
  onClose: () => void
  /** @returns whether it succeeded */
  onHide: (motivo: string) => Promise<boolean>
}

/** Asks for the reason a comment is hidden; visible only to those who decide on comments. */
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
      <ReasonField
        label={t.reason}
        value={motivo}
        onChange={setMotivo}
        error={missing ? t.reasonRequired : undefined}
      />
    </FormDialog>
  )
}
