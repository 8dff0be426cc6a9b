import { MakeLinkDialog } from '#admin/resource/actions/MakeLinkDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { copiaTexts as t } from './texts.ts'

/** POST /avaliacao/avaliacoes/{id}/link */
export default function LinkDialog({ record, onClose }: RecordDialogProps) {
  const { id, titulo = '' } = record as unknown as ColaboradorQuestionario & { id: number }
  return (
    <MakeLinkDialog
      texts={t}
      question={t.linkText(titulo)}
      url={`/api/avaliacao/avaliacoes/${id}/link`}
      onClose={onClose}
    />
  )
}
