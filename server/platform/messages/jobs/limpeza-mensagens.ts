import { sweepMessages } from '#server/platform/messages/retention.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Deletes messages read or removed longer ago than the company's retention. */
export default defineJob({
  name: 'limpeza-mensagens',
  title: 'Limpeza de mensagens antigas',
  schedule: '40 3 * * *',
  async run({ prumo }) {
    await sweepMessages(prumo.database.pool, prumo.now())
    return undefined
  },
})
