import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { runAction } from '#admin/providers/records.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { homeTexts } from './texts.ts'

interface Props {
  item: Pending
  answer: Answer
  title: string
  onClose: () => void
  onDone: () => void
}

/** Yes or no to one record, with the reason where the step asks for it. */
export default function DecisionDialog({ item, answer, title, onClose, onDone }: Props) {
  const success = useSuccess()
  const [motivo, setMotivo] = useState('')
  const decide = async () => {
    const reason = answer.motivo !== undefined && motivo.trim() !== '' ? { [answer.motivo]: motivo } : {}
    await runAction(item.rota, item.registroId, answer.passo, { ...answer.corpo, ...reason, versao: item.versao })
    success(homeTexts.decided(title))
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      title={`${title}: ${item.rotulo}`}
      text={
        answer.motivo === undefined ? (
          item.etapa
        ) : (
          <TextField
            label={homeTexts.reason}
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
      onClose={onClose}
      onConfirm={decide}
    />
  )
}
