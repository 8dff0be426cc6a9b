import AttachFile from '@mui/icons-material/AttachFile'
import Groups from '@mui/icons-material/Groups'
import Leaderboard from '@mui/icons-material/Leaderboard'
import NotificationsActive from '@mui/icons-material/NotificationsActive'
import Quiz from '@mui/icons-material/QuizOutlined'
import { later } from '#admin/form/later.tsx'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { cloneIn } from '#admin/resource/actions/clone-action.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { Pesquisa } from '#schemas/generated/types/pesquisa/pesquisa.ts'

const CloneRecord = later(() => import('#admin/resource/actions/CloneRecord.tsx'))
const RemindDialog = later(() => import('#admin/screens/pesquisa/pesquisas/RemindDialog.tsx'))

const CloneSurvey = (dialog: RecordDialogProps) => (
  <CloneRecord {...dialog} url={`/api/pesquisa/pesquisas/${dialog.record.id}`} intro={t.cloneIntro} />
)

export default defineOverride<Pesquisa & { id?: number }>({
  recordActions: (base, { id, situacao, anonima, questionario }, { can }) => {
    const closed = situacao === 'E' || situacao === 'U'
    const released = situacao !== 'P'
    return [
      ...cloneIn(base, CloneSurvey),
      {
        name: 'perguntas',
        title: t.questions,
        icon: <Quiz fontSize="small" />,
        to: `/pesquisa/pesquisas/${id}/perguntas`,
      },
      {
        name: 'documentos-anexos',
        title: t.documents,
        icon: <AttachFile fontSize="small" />,
        to: `/pesquisa/pesquisas/${id}/documentos-anexos`,
      },
      {
        name: 'participantes',
        title: t.participants,
        icon: <Groups fontSize="small" />,
        disabled: released ? undefined : t.notYet,
        to: `/pesquisa/colaborador-questionario/${questionario?.id}`,
      },
      {
        name: 'resultados',
        title: t.results,
        icon: <Leaderboard fontSize="small" />,
        disabled: !released ? t.notYet : anonima && !closed ? t.notClosed : undefined,
        to: `/pesquisa/pesquisas/${id}/resultados`,
      },
      ...(can.update
        ? [
            {
              name: 'lembrete',
              title: t.remind,
              icon: <NotificationsActive fontSize="small" />,
              disabled: situacao === 'L' ? undefined : t.notReleased,
              dialog: RemindDialog,
            },
          ]
        : []),
    ]
  },
})
