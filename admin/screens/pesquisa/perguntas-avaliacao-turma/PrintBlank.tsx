import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import type { AvaliacaoTurma } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'

/** The empty questionnaire once for each talent of the class, with his name. POST /pesquisa/avaliacoes-turma/{id}/imprimir */
export default function PrintBlank({ record: { id, titulo, turma }, onClose }: RecordDialogProps<AvaliacaoTurma>) {
  return (
    <PrintedPdf
      url={`/api/pesquisa/avaliacoes-turma/${id}/imprimir`}
      body={{ agruparPorAspecto: true, idTurma: turma.id }}
      title={titulo}
      nome={`${titulo}.pdf`}
      onClose={onClose}
    />
  )
}
