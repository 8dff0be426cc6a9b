import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { deskTexts } from '../texts.ts'
import { useDecision } from './useDecision.ts'

interface Props {
  item: Pending
  answer: Answer
  title: string
  onClose: () => void
}

/** Approves or refuses one record with a reason, where the step takes one. */
export default function DecisionDialog({ item, answer, title, onClose }: Props) {
  const decide = useDecision()
  const [motivo, setMotivo] = useState('')
  return (
    <ConfirmDialog
      title={`${title}: ${item.rotulo}`}
      text={
        answer.motivo === undefined ? (
          item.etapa
        ) : (
          <TextField
            label={deskTexts.approvals.reason}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
            required={answer.motivoObrigatorio}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            multiline
            minRows={2}
            fullWidth
            sx={{ mt: 1 }}
          />
        )
      }
      confirm={title}
      danger={answer === item.reprovar}
      onClose={onClose}
      onConfirm={async () => {
        await decide(item, answer, motivo)
        onClose()
      }}
    />
  )
}
