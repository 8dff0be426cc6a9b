import { sweepMails } from '#server/platform/mail/retention.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Deletes e-mails older than the company's retention. */
export default defineJob({
  name: 'limpeza-emails',
  title: 'Limpeza de e-mails antigos',
  schedule: '50 3 * * *',
  async run({ prumo }) {
    const removed = await sweepMails(prumo.database.pool, prumo.now())
    return { mensagem: `${removed} e-mail(s) removido(s).`, resultado: { removidos: removed } }
  },
})
