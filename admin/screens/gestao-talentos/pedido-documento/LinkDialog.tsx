import WhatsApp from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { SecretDialog } from '#admin/shell/SecretDialog.tsx'
import type { PedidoDocumento } from '#schemas/generated/types/gestao-talentos/pedido-documento.ts'
import { pedidoTexts as t } from './texts.ts'

interface Made {
  link: string
  /** with the country's code, digits alone */
  celular?: string
}

/** A link for who is not reached by e-mail: copied, or sent to the talent's mobile phone. POST /{id}/link */
export default function LinkDialog({ record, onClose }: RecordDialogProps) {
  const { id, tipoDocumento } = record as unknown as PedidoDocumento & { id: number }
  const [made, setMade] = useState<Made>()
  const tipo = tipoDocumento.descricao ?? ''
  if (!made)
    return (
      <ConfirmDialog
        title={t.linkTitle}
        text={t.linkText(tipo)}
        confirm={t.make}
        onClose={onClose}
        onConfirm={async () =>
          setMade(await sendJson<Made>('POST', `/api/gestao-talentos/documentos-pedidos/${id}/link`))
        }
      />
    )
  const message = encodeURIComponent(t.message(tipo, made.link))
  return (
    <SecretDialog
      title={t.linkTitle}
      warning={t.warning}
      label={t.label}
      secret={made.link}
      copy={t.copy}
      onClose={onClose}
    >
      {made.celular && (
        <Button
          startIcon={<WhatsApp />}
          href={`https://wa.me/${made.celular}?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ mt: 2 }}
        >
          {t.whatsapp}
        </Button>
      )}
    </SecretDialog>
  )
}
