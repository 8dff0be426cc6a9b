import Link from '@mui/icons-material/LinkOutlined'
import { later } from '#admin/form/later.tsx'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { pedidoTexts as t } from '#admin/screens/gestao-talentos/pedido-documento/texts.ts'
import type { PedidoDocumento } from '#schemas/generated/types/gestao-talentos/pedido-documento.ts'

const LinkDialog = later(() => import('#admin/screens/gestao-talentos/pedido-documento/LinkDialog.tsx'))

export default defineOverride<PedidoDocumento>({
  recordActions: (base, { situacao }, { can }) => {
    if (!can.update) return base
    const disabled = situacao === 'P' || situacao === 'R' ? undefined : t.closed
    return [...base, { name: 'link', title: t.link, icon: <Link fontSize="small" />, disabled, dialog: LinkDialog }]
  },
  formBottom: ({ record }) => <RecordMails entidade="gestao-talentos/pedido-documento" id={record.id} />,
})
