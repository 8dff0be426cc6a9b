import { drillBackup } from '#server/features/backup/drill.ts'
import { nightlySecret } from '#server/features/backup/make.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Tries to restore a backup: with the passphrase of who asks for it, or after the night with the server's own. */
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
