import { useRefresh } from 'react-admin'
import { CloneDialog } from '#admin/resource/actions/CloneDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { entrevistasTexts as t } from './texts.ts'

/** A model with its questions, once more: here or in other companies. POST /pesquisa/entrevistas/{id}/clone */
export default function CloneModel({ record: { id, titulo }, onClose }: RecordDialogProps) {
  const refresh = useRefresh()
  return (
    <CloneDialog
      url={`/api/pesquisa/entrevistas/${id}/clone`}
      title={String(titulo)}
      intro={t.cloneIntro}
      onClose={onClose}
      onDone={() => refresh()}
    />
  )
}
