import Star from '@mui/icons-material/StarBorder'
import Button from '@mui/material/Button'
import { later } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'

const ScoreDialog = later(() => import('#admin/screens/captacao/agenda-entrevistas/ScoreDialog.tsx'))

export default defineOverride<Entrevista>({
  listActions: (base) => [
    <Button key="agenda" component={AppLink} to="/captacao/agenda-entrevistas" variant="outlined" color="inherit">
      {screenTitle('captacao/agenda-entrevistas')}
    </Button>,
    ...base,
  ],
  recordActions: (base, { situacao }) => [
    ...base,
    {
      name: 'notas',
      title: captacaoTexts.score,
      icon: <Star fontSize="small" />,
      dialog: ScoreDialog,
      ...(situacao === 'C' || situacao === 'N'
        ? { disabled: 'A entrevista não aconteceu: ela não recebe notas.' }
        : {}),
    },
  ],
  formBottom: ({ record }) => <RecordMails entidade="captacao/entrevista" id={record.id} />,
})
