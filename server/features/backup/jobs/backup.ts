import { makeBackup } from '#server/features/backup/make.ts'
import { failBackup, findBackup } from '#server/features/backup/records.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Makes a requested backup, encrypted with the passphrase of the requester. */
export default defineJob<{ backupId: number }>({
  name: 'backup',
  title: 'Backup com senha',
  timeoutMinutes: 720,
  async run({ prumo, input: { backupId }, secret, progress }) {
    const { pool } = prumo.database
    const found = (await findBackup(pool, backupId)) ?? fail('NAO_ENCONTRADO')
    try {
      const senha = secret() ?? fail('BACKUP_SEM_SENHA')
      const made = await makeBackup(prumo, async () => found.id, { key: { senha }, progress })
      if (made === undefined) fail('BACKUP_EM_ANDAMENTO')
    } catch (error) {
      if (error instanceof DomainError) await failBackup(pool, backupId, error.message)
      throw error
    }
    return { mensagem: 'Backup concluído.' }
  },
})
