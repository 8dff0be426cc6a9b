import type { Identifier } from 'react-admin'
import { useDataProvider } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { labelOf } from '#schemas/runtime/display.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { noticeStale } from './notice-stale.ts'

interface Props {
  record: RecordData
  onClose: () => void
  onDeleted: (record: RecordData) => void
  /** somebody else changed the record in between */
  onStale: () => void
}

/** Deletes after asking; what depends on the record is named by the server ('… possui dependências em …') and shown as it comes. */
export function DeleteDialog({ record, onClose, onDeleted, onStale }: Props) {
  const { entity, resource } = useEntity()
  const provider = useDataProvider()
  const success = useSuccess()
  const remove = async () => {
    const id = record.id as Identifier
    await noticeStale(provider.delete(resource, { id, previousData: { ...record, id } }), onStale)
    success(texts.record.deleted)
    onClose()
    onDeleted(record)
  }
  return (
    <ConfirmDialog
      danger
      title={texts.record.deleteTitle}
      text={texts.record.deleteText(labelOf(entity, record))}
      confirm={texts.record.delete}
      refusalTitle={(code) => (code === 'POSSUI_DEPENDENCIAS' ? texts.record.dependencies : undefined)}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
