import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { useSession } from '#admin/providers/session.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'

const entidade = 'captacao/candidato-solicitacao'

function Mails({ record }: { record: CandidatoSolicitacao }) {
  const schema = useSession().schemas.find(({ path }) => path === entidade)
  return <RecordMails entidade={entidade} id={record.id} mayChange={schema?.can.update} />
}

export default defineOverride<CandidatoSolicitacao>({ formBottom: Mails })
