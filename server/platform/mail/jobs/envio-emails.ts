import { deliverMails } from '#server/platform/mail/deliver.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Sends e-mails that wait, and tries again those that could not be delivered. */
export default defineJob({
  name: 'envio-emails',
  title: 'Envio de e-mails',
  schedule: '* * * * *',
  atStart: true,
  async run({ prumo }) {
    await deliverMails(prumo)
    return undefined
  },
})
