import { drillBackup } from '#server/features/backup/drill.ts'
import { nightlySecret } from '#server/features/backup/make.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Restores a backup for trial, with the requester's passphrase or, after the nightly one, with the server's own. */
export default defineJob<{ backupId: number }>({
  name: 'ensaio-backup',
  title: 'Ensaio de restauração',
  timeoutMinutes: 720,
  async run({ prumo, input: { backupId }, tarefa, secret, progress }) {
    const senha = tarefa ? secret() : nightlySecret(prumo.env)
    const key = senha === undefined ? undefined : { senha }
    const { mensagem } = await drillBackup(prumo, backupId, { key, tarefaId: tarefa?.id, progress })
    return { mensagem }
  },
})
