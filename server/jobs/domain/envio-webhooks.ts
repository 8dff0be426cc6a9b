import { deliverEvents } from '#server/webhooks/deliver.ts'
import { WEBHOOK_JOB } from '#server/webhooks/webhook.ts'
import { defineJob } from '../../queue/define.ts'

/** Tells other systems what happened to records, and tries again what could not be delivered; a write wakes it. */
export default defineJob({
  name: WEBHOOK_JOB,
  title: 'Envio de webhooks',
  schedule: '* * * * *',
  atStart: true,
  async run({ prumo }) {
    await deliverEvents(prumo)
    return undefined
  },
})
