import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { Plano } from './plano.ts'
import { StepDialog } from './StepDialog.tsx'
import { reajustesTexts as t } from './texts.ts'
import { useStep } from './useStep.ts'

/** Maximum length of the reason. */
const LONGEST = 255

/** Reverts an applied plan. POST /{id}/cancelar-reajuste — spec 2 §7 */
export default function CancelDialog({ record: plano, onClose }: RecordDialogProps<Plano>) {
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const step = useStep({ plano, call: 'cancelar-reajuste', done: t.cancelled, onClose })
  const missing = tried && motivo.trim() === ''
  const submit = () => {
    setTried(true)
    return motivo.trim() === '' ? undefined : step.run({ motivoCancelamento: motivo.trim() })
  }
  return (
    <StepDialog
      title={t.cancel}
      dismissText={t.back}
      text={t.cancelText(plano.nome)}
      step={step}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        fullWidth
        multiline
        minRows={2}
        label={t.reason}
        value={motivo}
        error={missing}
        helperText={missing ? t.reasonRequired : undefined}
        onChange={({ target }) => setMotivo(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
    </StepDialog>
  )
}
