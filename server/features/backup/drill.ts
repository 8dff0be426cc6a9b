import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { withTemporaryDatabase } from '#server/platform/database/temporary.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Key } from './cipher.ts'
import { compareTables } from './compare.ts'
import { runAlone } from './lock.ts'
import { checkBackup, openBackup } from './read.ts'
import { endAbandonedDrills, findBackup } from './records.ts'
import { restoreInto } from './restore.ts'
import { folderOf } from './space.ts'

type Outcome = { situacao: 'CONFERE' | 'DIVERGE' | 'NAO_FEITO'; mensagem: string }

interface DrillOptions {
  /** undefined where the server has no key that opens it */
  key: Key | undefined
  tarefaId?: string
  progress?(done: number, total: number): Promise<void>
}

/**
 * Restores a backup into a temporary database, compares it with the manifest and stores the outcome in the list.
 * @returns the stored outcome
 */
export async function drillBackup(prumo: Prumo, id: number, options: DrillOptions): Promise<Outcome> {
  const { pool } = prumo.database
  const outcome = await runAlone(pool, 'rehearsal', async () => {
    await endAbandonedDrills(pool)
    await pool.query(
      `update backup set ensaio_situacao = 'ENSAIANDO', ensaio_em = $2, ensaio_mensagem = null, ensaio_tarefa_id = $3 where id = $1`,
      [id, prumo.now(), options.tarefaId ?? null],
    )
    try {
      const found = await restored(prumo, id, options)
      await say(prumo, id, found)
      return found
    } catch (error) {
      const mensagem = error instanceof DomainError ? error.message : 'O ensaio não terminou.'
      await say(prumo, id, { situacao: 'NAO_FEITO', mensagem })
      throw error
    }
  })
  return outcome ?? fail('BACKUP_ENSAIO_EM_ANDAMENTO')
}

async function say({ database, now }: Prumo, id: number, { situacao, mensagem }: Outcome): Promise<void> {
  await database.pool.query(
    'update backup set ensaio_situacao = $2, ensaio_mensagem = $3, ensaio_em = $4 where id = $1',
    [id, situacao, mensagem, now()],
  )
}

async function restored(prumo: Prumo, id: number, { key, progress }: DrillOptions): Promise<Outcome> {
  const path = await fileOf(prumo, id)
  const backup = await openBackup(path, key ?? fail('BACKUP_SO_CHAVE_PRIVADA'))
  const checked = await checkBackup(backup, progress && (() => progress(0, 1)))
  const differences: string[] = []
  const work = (client: pg.ClientBase) =>
    inTransaction(client, () =>
      restoreInto(client, backup, {
        checked,
        // contents were verified against their hash; a drill does not store them
        keep: async () => undefined,
        loaded: async (manifest) => {
          differences.push(...(await compareTables(client, manifest)))
        },
        progress,
      }),
    )
  await prumo.database.asOwner((owner) => withTemporaryDatabase(owner, work)).catch(explain)
  const { tabelas, arquivos } = checked.fim
  if (differences.length > 0) return { situacao: 'DIVERGE', mensagem: `Não confere: ${differences.join('; ')}.` }
  const linhas = tabelas.reduce((sum, { linhas }) => sum + linhas, 0)
  const count = (n: number) => n.toLocaleString('pt-BR')
  return {
    situacao: 'CONFERE',
    mensagem: `Restaurado e conferido: ${count(tabelas.length)} tabelas, ${count(linhas)} linhas, ${count(arquivos.quantidade)} arquivos.`,
  }
}

/** The file of a backup of the list. @throws DomainError NAO_ENCONTRADO, BACKUP_NAO_CONCLUIDO, BACKUP_SEM_ARQUIVO */
export async function fileOf({ database, env }: Pick<Prumo, 'database' | 'env'>, id: number): Promise<string> {
  const backup = (await findBackup(database.pool, id)) ?? fail('NAO_ENCONTRADO')
  if (backup.situacao !== 'CONCLUIDO' || !backup.arquivo) return fail('BACKUP_NAO_CONCLUIDO')
  const path = join(folderOf(env), backup.arquivo)
  await access(path).catch(() => fail('BACKUP_SEM_ARQUIVO'))
  return path
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin')
  await work()
  await client.query('commit')
}

/** Maps missing CREATEDB rights and a full disk to errors of the catalogue. */
function explain(error: unknown): never {
  const { code } = error as { code?: unknown }
  if (code === '42501') fail('BACKUP_BANCO_TEMPORARIO')
  if (code === '53100') fail('BACKUP_DISCO_CHEIO')
  throw error
}
