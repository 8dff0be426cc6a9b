import { defineJob } from '#server/platform/queue/define.ts'
import { deliverEvents } from '#server/platform/webhooks/deliver.ts'
import { WEBHOOK_JOB } from '#server/platform/webhooks/webhook.ts'

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
