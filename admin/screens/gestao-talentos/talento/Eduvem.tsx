import { useRefresh } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { talentoTexts as t } from './texts.ts'

/** Makes a talent a user of the course platform. POST /{id}/usuario-eduvem — spec 2 §7 */
export default function Eduvem({ record, onClose }: RecordDialogProps<{ id: number; nome: string }>) {
  const { id, nome } = record
  const success = useSuccess()
  const refresh = useRefresh()
  const make = async () => {
    await sendJson('POST', `/api/cargo-salario/colaboradores/${id}/usuario-eduvem`)
    success(t.eduvemDone(nome))
    refresh()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t.eduvem}
      text={t.eduvemText(nome)}
      confirm={t.eduvemConfirm}
      onClose={onClose}
      onConfirm={make}
    />
  )
}
