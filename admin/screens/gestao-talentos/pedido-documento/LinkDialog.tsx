import WhatsApp from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import { MakeLinkDialog } from '#admin/resource/actions/dialogs/MakeLinkDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { PedidoDocumento } from '#schemas/generated/types/gestao-talentos/pedido-documento.ts'
import type { LinkDoPedido } from '#schemas/runtime/answers/positions/required-documents.ts'
import { pedidoTexts as t } from './texts.ts'

/** Copied, or sent to the talent's mobile phone. POST /{id}/link */
export default function LinkDialog({ record, onClose }: RecordDialogProps<PedidoDocumento>) {
  const { id, tipoDocumento } = record
  const tipo = tipoDocumento.descricao ?? ''
  return (
    <MakeLinkDialog<LinkDoPedido>
      texts={t}
      question={t.linkText(tipo)}
      url={`/api/gestao-talentos/documentos-pedidos/${id}/link`}
      onClose={onClose}
    >
      {({ link, celular }) =>
        celular && (
          <Button
            startIcon={<WhatsApp />}
            href={`https://wa.me/${celular}?text=${encodeURIComponent(t.message(tipo, link))}`}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ mt: 2 }}
          >
            {t.whatsapp}
          </Button>
        )
      }
    </MakeLinkDialog>
  )
}
