import { useRefresh } from 'react-admin'
import { modelosTexts as t } from '#admin/i18n/modelos.ts'
import { CloneDialog } from '#admin/resource/actions/CloneDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'

/** A model with its questions, once more: here or in other companies. */
export default function CloneModel({ record, onClose }: RecordDialogProps) {
  const refresh = useRefresh()
  return (
    <CloneDialog
      url={`/api/avaliacao/modelos-avaliacao/${record.id}`}
      title={String(record.titulo)}
      intro={t.cloneIntro}
      onClose={onClose}
      onDone={() => refresh()}
    />
  )
}
