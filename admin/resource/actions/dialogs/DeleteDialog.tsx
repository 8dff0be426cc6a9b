import { useQueryClient } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { useDataProvider } from 'react-admin'
import { namedIn } from '#admin/providers/records/data.ts'
import { dropDeleted } from '#admin/providers/records/saved.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../../entity-context.ts'
import { noticeAbout } from '../../useRecordSuccess.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { noticeStale } from './notice-stale.ts'

interface Props {
  record: RecordData
  onClose: () => void
  onDeleted: (record: RecordData) => void
  /** called when the record was changed by somebody else (VERSAO_DESATUALIZADA) */
  onStale: () => void
}

/** Deletes after confirmation; the server's message about dependent records ('… possui dependências em …') is shown verbatim. */
export function DeleteDialog({ record, onClose, onDeleted, onStale }: Props) {
  const { entity, resource } = useEntity()
  const provider = useDataProvider()
  const success = useSuccess()
  const client = useQueryClient()
  const remove = async () => {
    const id = record.id as Identifier
    const meta = { nome: namedIn(entity, record) }
    await noticeStale(provider.delete(resource, { id, previousData: { ...record, id }, meta }), onStale)
    dropDeleted(client, resource, id)
    success(recordTexts.deleted, noticeAbout(entity, record))
    onClose()
    onDeleted(record)
  }
  return (
    <ConfirmDialog
      danger
      title={recordTexts.deleteTitle}
      text={recordTexts.deleteText(labelOf(entity, record))}
      confirm={recordTexts.delete}
      refusalTitle={(code) => (code === 'POSSUI_DEPENDENCIAS' ? recordTexts.dependencies : undefined)}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
