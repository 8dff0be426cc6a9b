import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'

/** A model on paper, to be filled in by hand — spec 2 §7: POST /relatorio (avaliacaoId) */
export default function PrintModel({
  record: { id, titulo },
  onClose,
}: RecordDialogProps<{ id: number; titulo: string }>) {
  return (
    <PrintedPdf
      url="/api/avaliacao/modelos-avaliacao/relatorio"
      body={{ avaliacaoId: id }}
      title={titulo}
      nome={`${titulo}.pdf`}
      onClose={onClose}
    />
  )
}
