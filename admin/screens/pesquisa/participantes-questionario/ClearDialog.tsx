import { useRefresh } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { participantesTexts as t } from './texts.ts'

/** Deletes all answers of an anonymous survey. */
export default function ClearDialog({ record, onClose }: RecordDialogProps<{ id: number }>) {
  const success = useSuccess()
  const refresh = useRefresh()
  const clear = async () => {
    const path = '/api/pesquisa/colaborador-questionario/batch/pesquisa'
    const { message } = await sendJson<{ message: string }>('DELETE', path, { ids: [record.id] })
    success(message)
    refresh()
    onClose()
  }
  return (
    <ConfirmDialog title={t.clearAll} text={t.clearAllQuestion} confirm={t.clear} onClose={onClose} onConfirm={clear} />
  )
}
