import Print from '@mui/icons-material/PrintOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import Button from '@mui/material/Button'
import { later } from '#admin/form/later.tsx'
import { modelosTexts as t } from '#admin/i18n/modelos.ts'
import { cloneIn } from '#admin/resource/actions/clone-action.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { ModeloAvaliacao } from '#schemas/generated/types/avaliacao/modelo-avaliacao.ts'

const CloneRecord = later(() => import('#admin/resource/actions/CloneRecord.tsx'))
const PrintModel = later(() => import('#admin/screens/avaliacao/perguntas-modelo/PrintModel.tsx'))

/** Link to the models of type S (candidatos), which have a register of their own. */
const Candidatos = () => (
  <Button key="candidatos" component={AppLink} to="/captacao/modelos-avaliacao-candidato">
    {t.candidates}
  </Button>
)

const CloneModel = (dialog: RecordDialogProps<ModeloAvaliacao>) => (
  <CloneRecord {...dialog} url={`/api/avaliacao/modelos-avaliacao/${dialog.record.id}`} intro={t.cloneIntro} />
)

export default defineOverride<ModeloAvaliacao>({
  listActions: (base) => [...base, <Candidatos key="candidatos" />],
  recordActions: (base, { id }) => [
    {
      name: 'perguntas',
      title: t.questions,
      icon: <Quiz fontSize="small" />,
      to: `/avaliacao/modelos-avaliacao/${id}/perguntas`,
    },
    { name: 'imprimir', title: t.print, icon: <Print fontSize="small" />, dialog: PrintModel },
    ...cloneIn(base, CloneModel),
  ],
})
