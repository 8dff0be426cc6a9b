import Print from '@mui/icons-material/PrintOutlined'
import { lazy } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'

const PrintDialog = lazy(() => import('#admin/screens/captacao/curriculo/PrintDialog.tsx'))

export default defineOverride<Candidato>({
  recordActions: (base) => [
    ...base,
    {
      name: 'imprimir-curriculo',
      title: texts.impressao.title,
      icon: <Print fontSize="small" />,
      dialog: PrintDialog,
    },
  ],
  formBottom: ({ record }) => <RecordMails entidade="captacao/candidato" id={record.id} />,
})
