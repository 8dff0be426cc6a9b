import { sweepDeliveries } from '#server/webhooks/retention.ts'
import { defineJob } from '../../queue/define.ts'

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
