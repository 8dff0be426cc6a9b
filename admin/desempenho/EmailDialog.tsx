import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { cicloTexts as t } from './cycle-texts.ts'

/** Writes to everybody who owes answers; who has no address is named. */
export default function EmailDialog({ record, onClose }: RecordDialogProps) {
  const [without, setWithout] = useState<string[]>()
  const success = useSuccess()
  const send = async () => {
    const { enviados, semEmail } = await sendJson<{ enviados: number; semEmail: string[] }>(
      'POST',
      `/api/avaliacao/avaliacoes-desempenho/${record.id}/envia-email`,
      {},
    )
    success(t.sent(enviados))
    if (semEmail.length > 0) setWithout(semEmail)
    else onClose()
  }
  if (without)
    return (
      <PromptDialog title={t.email} onClose={onClose} actions={<Button onClick={onClose}>{commonTexts.close}</Button>}>
        <Alert severity="warning">{t.without(without.join(', '))}</Alert>
      </PromptDialog>
    )
  return <ConfirmDialog title={t.email} text={t.emailQuestion} confirm={t.send} onClose={onClose} onConfirm={send} />
}
