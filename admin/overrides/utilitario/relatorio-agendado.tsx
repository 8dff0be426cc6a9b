import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'

/** E-mails sent by a schedule, below its form. */
export default defineOverride<RelatorioAgendado>({
  formBottom: ({ record }) => <RecordMails entidade="utilitario/relatorio-agendado" id={record.id} />,
})
