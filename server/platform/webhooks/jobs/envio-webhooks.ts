import { defineJob } from '#server/platform/queue/define.ts'
import { deliverEvents } from '#server/platform/webhooks/deliver.ts'
import { WEBHOOK_JOB } from '#server/platform/webhooks/webhook.ts'

/** Sends waiting webhook deliveries and retries failed ones; runs every minute and after writes. */
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
