import Email from '@mui/icons-material/Email'
import Groups from '@mui/icons-material/Groups'
import Leaderboard from '@mui/icons-material/Leaderboard'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Timeline from '@mui/icons-material/Timeline'
import { cicloTexts as t } from '#admin/desempenho/cycle-texts.ts'
import { later, Waiting } from '#admin/form/later.tsx'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { session, useSession } from '#admin/providers/session.ts'
import { cloneIn } from '#admin/resource/actions/clone-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { AvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'

const CloneCycle = later(() => import('#admin/screens/avaliacao/ciclo/CloneCycle.tsx'))
const ReleaseMany = later(() => import('#admin/screens/avaliacao/ciclo/ReleaseMany.tsx'))
const MinimumEnd = later(() => import('#admin/screens/avaliacao/ciclo/MinimumEnd.tsx'))
const EmailDialog = later(() => import('#admin/desempenho/EmailDialog.tsx'))

const CICLO = 'avaliacao/avaliacao-desempenho'

/** Whether the session may release or block several cycles; the server checks the right of each. */
function mayRelease(): boolean {
  const state = session.get()
  const { authorities } = state.status === 'authenticated' ? state.info : { authorities: [] as string[] }
  return ['LIBERA', 'BLOQUEIA'].some((step) => authorities.includes(`ROLE_CAD_AVALIACAO_DESEMPENHO_${step}`))
}

/** E-mails of the cycle, for users who may send reminders. */
function Mails({ record }: { record: { id?: number } }) {
  const schema = useSession().schemas.find(({ path }) => path === CICLO)
  if (record.id === undefined || !schema?.can.update) return null
  return <RecordMails entidade={CICLO} id={record.id} />
}

export default defineOverride<AvaliacaoDesempenho>({
  bulkExtra: {
    title: t.releaseMany,
    icon: <PlayArrow />,
    may: mayRelease,
    dialog: ReleaseMany,
  },
  formTop: ({ record }) =>
    record?.id !== undefined &&
    record.possuiResposta === true &&
    (record.situacao === 'L' || record.situacao === 'B') && (
      <Waiting fallback={null}>
        <MinimumEnd id={record.id} />
      </Waiting>
    ),
  formBottom: Mails,
  recordActions: (base, { id, situacao }, { can }) => {
    const closed = situacao === 'E' || situacao === 'U'
    const query = `avaliacaoDesempenhoId=${id}`
    return [
      ...cloneIn(base, CloneCycle),
      {
        name: 'participantes',
        title: t.participants,
        icon: <Groups fontSize="small" />,
        to: `/avaliacao/participante-avaliacao-desempenho?${query}`,
      },
      {
        name: 'participacao',
        title: t.progress,
        icon: <Timeline fontSize="small" />,
        disabled: situacao === 'P' ? t.notGivenOut : undefined,
        to: `/avaliacao/participacao-desempenho?${query}`,
      },
      {
        name: 'resultados',
        title: t.results,
        icon: <Leaderboard fontSize="small" />,
        disabled: closed ? undefined : t.notClosed,
        to: `/avaliacao/resultados-desempenho?${query}`,
      },
      ...(can.update
        ? [
            {
              name: 'email',
              title: t.email,
              icon: <Email fontSize="small" />,
              disabled: situacao === 'L' ? undefined : t.notReleased,
              dialog: EmailDialog,
            },
          ]
        : []),
    ]
  },
})
