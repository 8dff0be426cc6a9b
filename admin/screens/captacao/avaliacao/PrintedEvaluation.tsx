import { captacaoTexts } from '#admin/i18n/captacao.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import { avaliacaoTexts } from './texts.ts'

/** The printed evaluation of a candidate: result, questions and answers (spec 1 §2.2, §7.3). */
export default function PrintedEvaluation({ record, onClose }: RecordDialogProps<AvaliacaoCandidato>) {
  const { id, candidato } = record
  return (
    <PrintedPdf
      url={`/api/captacao/avaliacoes/${id}/pdf`}
      title={captacaoTexts.printEvaluation}
      nome={avaliacaoTexts.printed(candidato.nome ?? '')}
      onClose={onClose}
    />
  )
}
