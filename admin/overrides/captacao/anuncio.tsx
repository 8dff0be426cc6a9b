import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import { later } from '#admin/form/later.tsx'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { anuncioTexts, linkTexts } from '#admin/screens/captacao/anuncio/texts.ts'
import type { Anuncio } from '#schemas/generated/types/captacao/anuncio.ts'
import { isoDay } from '#schemas/runtime/dates.ts'

const AdvertLink = later(() => import('#admin/screens/captacao/anuncio/AdvertLink.tsx'))
const EmailDialog = later(() => import('#admin/screens/captacao/anuncio/EmailDialog.tsx'))

/** Returns why the portal does not show the record, as far as its own fields tell; the server also checks its solicitação. */
function refusalOf({ exibirModuloExterno, previsaoEncerramento }: Anuncio): string | undefined {
  if (!exibirModuloExterno) return anuncioTexts.hidden
  return previsaoEncerramento && previsaoEncerramento < isoDay(new Date()) ? anuncioTexts.past : undefined
}

export default defineOverride<Anuncio>({
  recordActions: (given, record, { can }) => {
    const base = record.solicitacao
      ? [...given, { name: 'link', title: linkTexts.copy, icon: <Link fontSize="small" />, dialog: AdvertLink }]
      : given
    return can.update
      ? [
          ...base,
          {
            name: 'email',
            title: anuncioTexts.send,
            icon: <ForwardToInbox fontSize="small" />,
            disabled: refusalOf(record),
            dialog: EmailDialog,
          },
        ]
      : base
  },
  formBottom: ({ record }) => <RecordMails entidade="captacao/anuncio" id={record.id} />,
})
