import Print from '@mui/icons-material/PrintOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import { later } from '#admin/form/later.tsx'
import { session } from '#admin/providers/session.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { externalToolActions } from '#admin/screens/pesquisa/ferramenta-externa/actions.tsx'
import { questionariosTexts as t } from '#admin/screens/pesquisa/perguntas-questionario/texts.ts'
import type { Questionario } from '#schemas/generated/types/pesquisa/questionario.ts'

const PrintQuestionnaire = later(() => import('#admin/screens/pesquisa/perguntas-questionario/PrintQuestionnaire.tsx'))

/** Type of questionnaire that belongs to a survey. */
const DE_PESQUISA = 'P'

/** Whether the session may change surveys. */
function maySend(): boolean {
  const state = session.get()
  return state.status === 'authenticated' && state.info.authorities.includes('ROLE_CAD_PESQUISA_ALTERAR')
}

export default defineOverride<Questionario>({
  recordActions: (base, { id, tipo }) => [
    {
      name: 'perguntas',
      title: t.questions,
      icon: <Quiz fontSize="small" />,
      to: `/pesquisa/questionarios/${id}/perguntas`,
    },
    { name: 'imprimir', title: t.print, icon: <Print fontSize="small" />, dialog: PrintQuestionnaire },
    ...(tipo === DE_PESQUISA ? externalToolActions(maySend()) : []),
    ...base,
  ],
})
