import { useRefresh } from 'react-admin'
import { ClonarDialog } from '#admin/questionario/editor/ClonarDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'

/** A model with its questions, once more: here or in other companies. */
export default function CloneModel({ record, onClose }: RecordDialogProps) {
  const refresh = useRefresh()
  return (
    <ClonarDialog
      url={`/api/avaliacao/modelos-avaliacao/${record.id}`}
      title={String(record.titulo)}
      onClose={onClose}
      onDone={() => refresh()}
    />
  )
}
