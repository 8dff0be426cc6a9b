import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'

/** Reminds those who owe an answer; who can be reached neither way is named. */
export default function RemindDialog({ record, onClose }: RecordDialogProps) {
  const [unreached, setUnreached] = useState<string[]>()
  const success = useSuccess()
  const send = async () => {
    const { avisados, semContato } = await sendJson<{ avisados: number; semContato: string[] }>(
      'POST',
      `/api/pesquisa/pesquisas/${record.id}/lembretes`,
      {},
    )
    success(t.reminded(avisados))
    if (semContato.length > 0) setUnreached(semContato)
    else onClose()
  }
  if (unreached)
    return (
      <PromptDialog title={t.remind} onClose={onClose} actions={<Button onClick={onClose}>{commonTexts.close}</Button>}>
        <Alert severity="warning">{t.unreached(unreached.join(', '))}</Alert>
      </PromptDialog>
    )
  return <ConfirmDialog title={t.remind} text={t.remindQuestion} confirm={t.send} onClose={onClose} onConfirm={send} />
}
