import { deliverMails } from '#server/platform/mail/deliver.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Sends waiting e-mails and retries failed ones. */
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
