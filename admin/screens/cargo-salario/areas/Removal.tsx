import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useDataProvider, useRefresh } from 'react-admin'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import { areasTexts as t } from './texts.ts'
import { useVinculos } from './useVinculos.ts'
import { Vinculos } from './Vinculos.tsx'

/** Lists the records that reference an area; without any, asks and deletes it. Other obstacles are reported by the server. */
export default function Removal({ record, onClose }: RecordDialogProps<AreaOrganizacional>) {
  const { id, nome } = record
  const { resource } = useEntity()
  const { vinculos, error } = useVinculos(id)
  const provider = useDataProvider()
  const success = useSuccess()
  const refresh = useRefresh()
  const remove = async () => {
    await provider.delete(resource, { id, previousData: { ...record, id } })
    success(t.removed)
    refresh()
    onClose()
  }
  const close = (
    <Button color="inherit" onClick={onClose}>
      {commonTexts.close}
    </Button>
  )
  if (!vinculos && !error)
    return (
      <PromptDialog title={t.removeTitle} text={t.looking} onClose={onClose} actions={close}>
        <Skeleton />
      </PromptDialog>
    )
  if (vinculos && vinculos.length > 0)
    return (
      <PromptDialog title={t.linkedTitle} text={t.linkedText(nome)} onClose={onClose} actions={close}>
        <Vinculos vinculos={vinculos} />
      </PromptDialog>
    )
  return (
    <ConfirmDialog
      danger
      title={t.removeTitle}
      text={t.removeText(nome)}
      confirm={t.remove}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
