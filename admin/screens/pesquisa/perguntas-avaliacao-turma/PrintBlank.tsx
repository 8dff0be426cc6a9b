import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'

/** The empty questionnaire once for each talent of the class, with his name. POST /pesquisa/avaliacoes-turma/{id}/imprimir */
export default function PrintBlank({ record: { id, titulo, turma }, onClose }: RecordDialogProps) {
  const { id: idTurma } = turma as { id: number }
  return (
    <PrintedPdf
      url={`/api/pesquisa/avaliacoes-turma/${id}/imprimir`}
      body={{ agruparPorAspecto: true, idTurma }}
      title={String(titulo)}
      nome={`${titulo}.pdf`}
      onClose={onClose}
    />
  )
}
