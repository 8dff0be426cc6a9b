import { captacaoTexts } from '#admin/i18n/captacao.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import { impressaoTexts } from './texts.ts'

/** The printed personnel request (spec 1 §7.4). */
export default function PrintedRequest({ record, onClose }: RecordDialogProps<{ id: number }>) {
  const id = record.id
  return (
    <PrintedPdf
      url={`/api/captacao/solicitacoes-pessoal/${id}/pdf`}
      title={captacaoTexts.printRequest}
      nome={impressaoTexts.requestFile(id)}
      onClose={onClose}
    />
  )
}
