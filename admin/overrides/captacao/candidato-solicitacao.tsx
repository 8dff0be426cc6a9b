import Assignment from '@mui/icons-material/AssignmentOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import { later, Waiting } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { session, useSession } from '#admin/providers/session.ts'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'

const entidade = 'captacao/candidato-solicitacao'
const CandidateBlock = later(() => import('#admin/screens/captacao/candidatura/CandidateBlock.tsx'))
const InterviewDialog = later(() => import('#admin/screens/captacao/candidatura/InterviewDialog.tsx'))
const RefuseDialog = later(() => import('#admin/screens/captacao/candidatura/RefuseDialog.tsx'))
const ReleaseDialog = later(() => import('#admin/screens/captacao/candidatura/ReleaseDialog.tsx'))

function Mails({ record }: { record: CandidatoSolicitacao }) {
  const schema = useSession().schemas.find(({ path }) => path === entidade)
  return <RecordMails entidade={entidade} id={record.id} mayChange={schema?.can.update} />
}

/** Whether the session creates records of a register. */
function mayCreate(path: string): boolean {
  const state = session.get()
  return state.status === 'authenticated' && state.schemas.some((one) => one.path === path && one.can.create)
}

/** Adds actions that schedule an interview and an evaluation, and a refusal dialog with a preview of the candidato's e-mail. */
function actionsOf(
  base: RecordAction<CandidatoSolicitacao>[],
  { situacao }: CandidatoSolicitacao,
): RecordAction<CandidatoSolicitacao>[] {
  const fora = situacao === 'E' ? {} : { disabled: captacaoTexts.notInSelection }
  return [
    ...base.map((action) => (action.name === 'recusa' ? { ...action, dialog: RefuseDialog } : action)),
    ...(mayCreate('captacao/entrevista')
      ? [
          {
            name: 'entrevista',
            title: captacaoTexts.interview,
            icon: <EventAvailable fontSize="small" />,
            dialog: InterviewDialog,
            ...fora,
          },
        ]
      : []),
    ...(mayCreate('captacao/avaliacao-candidato')
      ? [
          {
            name: 'avaliacao',
            title: captacaoTexts.release,
            icon: <Assignment fontSize="small" />,
            dialog: ReleaseDialog,
            ...fora,
          },
        ]
      : []),
  ]
}

export default defineOverride<CandidatoSolicitacao>({
  recordActions: actionsOf,
  summaryTop: ({ record }) => (
    <Waiting fallback={null}>
      <CandidateBlock record={record} />
    </Waiting>
  ),
  formBottom: Mails,
})
