import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'

export default defineOverride<CandidatoSolicitacao>({
  formBottom: ({ record }) => <RecordMails entidade="captacao/candidato-solicitacao" id={record.id} />,
})
