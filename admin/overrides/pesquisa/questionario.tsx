import Print from '@mui/icons-material/PrintOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import { later } from '#admin/form/later.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { questionariosTexts as t } from '#admin/screens/pesquisa/perguntas-questionario/texts.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

const PrintQuestionnaire = later(() => import('#admin/screens/pesquisa/perguntas-questionario/PrintQuestionnaire.tsx'))

export default defineOverride<RecordData>({
  recordActions: (base, { id }) => [
    {
      name: 'perguntas',
      title: t.questions,
      icon: <Quiz fontSize="small" />,
      to: `/pesquisa/questionarios/${id}/perguntas`,
    },
    { name: 'imprimir', title: t.print, icon: <Print fontSize="small" />, dialog: PrintQuestionnaire },
    ...base,
  ],
})
