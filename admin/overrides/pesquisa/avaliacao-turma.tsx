import Groups from '@mui/icons-material/Groups'
import Leaderboard from '@mui/icons-material/Leaderboard'
import Print from '@mui/icons-material/PrintOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import { later } from '#admin/form/later.tsx'
import { avaliacoesTurmaTexts as t } from '#admin/i18n/avaliacoes-turma.ts'
import { session } from '#admin/providers/session.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { AvaliacaoTurma } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'

const PrintAnswers = later(() => import('#admin/screens/pesquisa/perguntas-avaliacao-turma/PrintAnswers.tsx'))
const PrintBlank = later(() => import('#admin/screens/pesquisa/perguntas-avaliacao-turma/PrintBlank.tsx'))

/** Whether the session has an authority: pages and PDFs have their own. */
function may(authority: string): boolean {
  const state = session.get()
  return state.status === 'authenticated' && state.info.authorities.includes(authority)
}

export default defineOverride<AvaliacaoTurma>({
  recordActions: (base, { id, situacao, anonima, questionario, quantidade = 0 }) => {
    const released = situacao !== 'P'
    const unread = !released ? t.notYet : anonima && situacao !== 'E' ? t.notClosed : undefined
    return [
      {
        name: 'perguntas',
        title: t.questions,
        icon: <Quiz fontSize="small" />,
        to: `/pesquisa/avaliacoes-turma/${id}/perguntas`,
      },
      ...base,
      ...(may('ROLE_PESQUISA_VER_PARTICIPANTES')
        ? [
            {
              name: 'participantes',
              title: t.participants,
              icon: <Groups fontSize="small" />,
              disabled: released ? undefined : t.notYet,
              to: `/pesquisa/colaborador-questionario/${questionario?.id}`,
            },
          ]
        : []),
      ...(may('ROLE_PESQUISA_RESULTADOS')
        ? [
            {
              name: 'resultados',
              title: t.results,
              icon: <Leaderboard fontSize="small" />,
              disabled: unread,
              to: `/pesquisa/avaliacoes-turma/${id}/resultados`,
            },
            {
              name: 'imprimir',
              title: t.print,
              icon: <Print fontSize="small" />,
              disabled: unread,
              dialog: PrintAnswers,
            },
          ]
        : []),
      ...(may('ROLE_CAD_TURMA_VER') && may('ROLE_CAD_COLABORADOR_TURMA_VER')
        ? [
            {
              name: 'em-branco',
              title: t.blank,
              icon: <Print fontSize="small" />,
              disabled: quantidade === 0 ? t.noQuestions : undefined,
              dialog: PrintBlank,
            },
          ]
        : []),
    ]
  },
})
