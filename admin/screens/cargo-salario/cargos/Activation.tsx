import { useRefresh } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Cargo } from '#schemas/generated/types/cargo-salario/cargo.ts'
import { cargosTexts as t } from './texts.ts'

/** A position is activated or deactivated — spec 2 §4 */
export default function Activation({ record, onClose }: RecordDialogProps<Cargo>) {
  const { id, nome, ativa, versao } = record
  const success = useSuccess()
  const refresh = useRefresh()
  const turn = async () => {
    await sendJson('PATCH', `/api/cargo-salario/cargos/${id}`, { ativa: !ativa, versao })
    success(ativa ? t.deactivated : t.activated)
    refresh()
    onClose()
  }
  return (
    <ConfirmDialog
      title={ativa ? t.deactivate : t.activate}
      text={ativa ? t.deactivateText(nome) : t.activateText(nome)}
      confirm={ativa ? t.deactivate : t.activate}
      onClose={onClose}
      onConfirm={turn}
    />
  )
}
