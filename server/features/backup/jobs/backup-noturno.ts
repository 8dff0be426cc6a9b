import { makeNightly } from '#server/features/backup/nightly.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Checks every minute whether the day's backup is due. */
export default defineJob({
  name: 'backup-noturno',
  title: 'Backup automático',
  schedule: '* * * * *',
  timeoutMinutes: 720,
  async run({ prumo }) {
    await makeNightly(prumo)
    return undefined
  },
})
