import { avaliacoesTurmaTexts as t } from '#admin/i18n/avaliacoes-turma.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import type { AvaliacaoTurma } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'

/** Prints the participants' answers. POST /pesquisa/colaborador-respostas/imprimir/avaliacao-turma */
export default function PrintAnswers({ record: { titulo, questionario }, onClose }: RecordDialogProps<AvaliacaoTurma>) {
  return (
    <PrintedPdf
      url="/api/pesquisa/colaborador-respostas/imprimir/avaliacao-turma"
      body={{ questionarioId: questionario?.id }}
      title={titulo}
      nome={`${t.printOf(titulo)}.pdf`}
      onClose={onClose}
    />
  )
}
