import { Impressao } from '#admin/questionario/editor/Impressao.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'

/** A questionnaire on paper, to be filled in by hand. */
export default function PrintQuestionnaire({
  record: { id, titulo },
  onClose,
}: RecordDialogProps<{ id: number; titulo: string }>) {
  return <Impressao url={`/api/pesquisa/questionarios/${id}`} title={titulo} onClose={onClose} />
}
