import { texts } from '#admin/i18n/texts.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/PrintedPdf.tsx'

/** The printed personnel request (spec 1 §7.4). */
export default function PrintedRequest({ record, onClose }: RecordDialogProps) {
  const id = Number(record.id)
  return (
    <PrintedPdf
      url={`/api/captacao/solicitacoes-pessoal/${id}/pdf`}
      title={texts.impressao.request}
      nome={texts.impressao.requestFile(id)}
      onClose={onClose}
    />
  )
}
