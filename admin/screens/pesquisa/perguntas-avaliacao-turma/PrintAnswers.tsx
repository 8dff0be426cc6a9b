import { avaliacoesTurmaTexts as t } from '#admin/i18n/avaliacoes-turma.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'

/** What the participants said, on paper. POST /pesquisa/colaborador-respostas/imprimir/avaliacao-turma */
export default function PrintAnswers({ record: { titulo, questionario }, onClose }: RecordDialogProps) {
  const { id: questionarioId } = questionario as { id: number }
  return (
    <PrintedPdf
      url="/api/pesquisa/colaborador-respostas/imprimir/avaliacao-turma"
      body={{ questionarioId }}
      title={String(titulo)}
      nome={`${t.printOf(String(titulo))}.pdf`}
      onClose={onClose}
    />
  )
}
