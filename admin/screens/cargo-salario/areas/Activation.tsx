import { useRefresh } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import { areasTexts as t } from './texts.ts'
import { AREAS, useVinculos } from './useVinculos.ts'

/** Activates or deactivates an area; before deactivation the records that reference it are listed — spec 2 §4 */
export default function Activation({ record, onClose }: RecordDialogProps<AreaOrganizacional>) {
  const { id, nome, ativo, versao } = record
  const { vinculos = [] } = useVinculos(id)
  const linked = vinculos.map(({ name, total }) => t.links[name](total))
  const success = useSuccess()
  const refresh = useRefresh()
  const turn = async () => {
    await sendJson('PATCH', `${AREAS}/${id}`, { ativo: !ativo, versao })
    success(ativo ? t.deactivated : t.activated)
    refresh()
    onClose()
  }
  return (
    <ConfirmDialog
      title={ativo ? t.deactivate : t.activate}
      text={[ativo ? t.deactivateText(nome) : t.activateText(nome), ativo && linked.length > 0 && t.linkedNow(linked)]
        .filter(Boolean)
        .join(' ')}
      confirm={ativo ? t.deactivate : t.activate}
      onClose={onClose}
      onConfirm={turn}
    />
  )
}
