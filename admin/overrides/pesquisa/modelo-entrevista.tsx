import Answer from '@mui/icons-material/EditNoteOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import { later } from '#admin/form/later.tsx'
import { session } from '#admin/providers/session.ts'
import { cloneIn } from '#admin/resource/actions/clone-action.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { entrevistasTexts as t } from '#admin/screens/pesquisa/perguntas-entrevista/texts.ts'
import type { ModeloEntrevista } from '#schemas/generated/types/pesquisa/modelo-entrevista.ts'

const CloneRecord = later(() => import('#admin/resource/actions/CloneRecord.tsx'))
const PrintModel = later(() => import('#admin/screens/pesquisa/perguntas-entrevista/PrintModel.tsx'))
const AnswerModel = later(() => import('#admin/screens/pesquisa/perguntas-entrevista/AnswerModel.tsx'))

const ANSWERS = ['ROLE_ENTREVISTA_DESLIGAMENTO_VER', 'ROLE_ENTREVISTA_DESLIGAMENTO_ALTERAR']

/** Whether the session may conduct interviews: a separate authority. */
function mayAnswer(): boolean {
  const state = session.get()
  return state.status === 'authenticated' && ANSWERS.every((one) => state.info.authorities.includes(one))
}

const CloneModel = (dialog: RecordDialogProps<{ id: number; titulo: string }>) => (
  <CloneRecord {...dialog} url={`/api/pesquisa/entrevistas/${dialog.record.id}/clone`} intro={t.cloneIntro} />
)

export default defineOverride<ModeloEntrevista>({
  recordActions: (base, { id, ativo, quantidade = 0 }) => [
    {
      name: 'perguntas',
      title: t.questions,
      icon: <Quiz fontSize="small" />,
      to: `/pesquisa/entrevistas/${id}/perguntas`,
    },
    ...(mayAnswer()
      ? [
          {
            name: 'responder',
            title: t.answer,
            icon: <Answer fontSize="small" />,
            disabled: ativo === false ? t.inactive : quantidade === 0 ? t.noQuestions : undefined,
            dialog: AnswerModel,
          },
        ]
      : []),
    { name: 'imprimir', title: t.print, icon: <Print fontSize="small" />, dialog: PrintModel },
    ...cloneIn(base, CloneModel),
  ],
})
