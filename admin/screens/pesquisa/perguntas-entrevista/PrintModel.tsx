import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'

/** A model on paper, to be filled in by hand. POST /pesquisa/entrevistas/{id}/print */
export default function PrintModel({
  record: { id, titulo },
  onClose,
}: RecordDialogProps<{ id: number; titulo: string }>) {
  return (
    <PrintedPdf
      url={`/api/pesquisa/entrevistas/${id}/print`}
      body={{}}
      title={titulo}
      nome={`${titulo}.pdf`}
      onClose={onClose}
    />
  )
}
