import AttachFile from '@mui/icons-material/AttachFile'
import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined'
import Groups from '@mui/icons-material/Groups'
import Leaderboard from '@mui/icons-material/Leaderboard'
import NotificationsActive from '@mui/icons-material/NotificationsActive'
import QrCode from '@mui/icons-material/QrCode2'
import Quiz from '@mui/icons-material/QuizOutlined'
import { later } from '#admin/form/later.tsx'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { session } from '#admin/providers/session.ts'
import { cloneIn } from '#admin/resource/actions/clone-action.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { externalToolActions } from '#admin/screens/pesquisa/ferramenta-externa/actions.tsx'
import { ferramentaTexts as tool } from '#admin/screens/pesquisa/ferramenta-externa/texts.ts'
import { participantesTexts } from '#admin/screens/pesquisa/participantes-questionario/texts.ts'
import type { Pesquisa } from '#schemas/generated/types/pesquisa/pesquisa.ts'

const CloneRecord = later(() => import('#admin/resource/actions/CloneRecord.tsx'))
const RemindDialog = later(() => import('#admin/screens/pesquisa/pesquisas/RemindDialog.tsx'))

const PublicLinkDialog = later(() => import('#admin/screens/pesquisa/pesquisas/PublicLinkDialog.tsx'))

const ClearDialog = later(() => import('#admin/screens/pesquisa/participantes-questionario/ClearDialog.tsx'))

function holds(authority: string): boolean {
  const state = session.get()
  return state.status === 'authenticated' && state.info.authorities.includes(authority)
}

const CloneSurvey = (dialog: RecordDialogProps<{ id: number; titulo: string }>) => (
  <CloneRecord {...dialog} url={`/api/pesquisa/pesquisas/${dialog.record.id}`} intro={t.cloneIntro} />
)

export default defineOverride<Pesquisa>({
  recordActions: (base, { id, situacao, anonima, porLink, questionario }, { can }) => {
    const closed = situacao === 'E' || situacao === 'U'
    const released = situacao !== 'P'
    return [
      ...(porLink && holds('ROLE_CAD_PESQUISA_LIBERA')
        ? [
            {
              name: 'link-publico',
              title: t.link.title,
              icon: <QrCode fontSize="small" />,
              disabled: released ? undefined : t.notYet,
              dialog: PublicLinkDialog,
            },
          ]
        : []),
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
      // a survey by link has no named participants, and no reminders
      ...(porLink
        ? []
        : [
            {
              name: 'participantes',
              title: t.participants,
              icon: <Groups fontSize="small" />,
              disabled: released ? undefined : t.notYet,
              to: `/pesquisa/colaborador-questionario/${questionario?.id}`,
            },
          ]),
      {
        name: 'resultados',
        title: t.results,
        icon: <Leaderboard fontSize="small" />,
        disabled: !released ? t.notYet : anonima && !closed ? t.notClosed : undefined,
        to: `/pesquisa/pesquisas/${id}/resultados`,
      },
      // other surveys delete answers on the page of participants
      ...(porLink && holds('ROLE_PESQUISA_EXCLUIR_RESPOSTAS')
        ? [
            {
              name: 'exclui-respostas',
              title: participantesTexts.clearAll,
              icon: <DeleteSweep fontSize="small" />,
              danger: true,
              disabled: situacao === 'L' ? undefined : t.notReleased,
              dialog: ClearDialog,
            },
          ]
        : []),
      ...(can.update && !porLink
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
      ...externalToolActions(can.update, anonima ? (situacao === 'L' ? undefined : tool.notReleased) : tool.named),
    ]
  },
})
