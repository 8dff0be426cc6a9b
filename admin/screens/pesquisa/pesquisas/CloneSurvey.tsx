import { useRefresh } from 'react-admin'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { CloneDialog } from '#admin/resource/actions/CloneDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'

/** A survey with its questions once more, here or in other companies. */
export default function CloneSurvey({ record, onClose }: RecordDialogProps) {
  const refresh = useRefresh()
  return (
    <CloneDialog
      url={`/api/pesquisa/pesquisas/${record.id}`}
      title={String(record.titulo)}
      intro={t.cloneIntro}
      onClose={onClose}
      onDone={() => refresh()}
    />
  )
}
