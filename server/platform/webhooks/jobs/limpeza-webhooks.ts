import { defineJob } from '#server/platform/queue/define.ts'
import { sweepDeliveries } from '#server/platform/webhooks/retention.ts'

/** Deletes old lines of the log of deliveries. */
export default defineJob({
  name: 'limpeza-webhooks',
  title: 'Limpeza das entregas de webhooks',
  schedule: '50 3 * * *',
  async run({ prumo }) {
    await sweepDeliveries(prumo.database.pool, prumo.now())
    return undefined
  },
})
