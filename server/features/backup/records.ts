import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { appVersao } from '#server/platform/base/version.ts'
import type { Backup } from '#server/platform/database/base-tables.ts'
import type { Prumo } from '#server/prumo.ts'
import { folderOf } from './space.ts'
import type { Written } from './write.ts'

/** A pool, or a connection in its transaction. */
export type Asked = pg.Pool | pg.ClientBase

/** Inserts the row of a day's automatic backup. @returns its id; undefined where that day has one */
export async function addNightly(
  db: Asked,
  { criadoEm, dia }: { criadoEm: Date; dia: string },
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `insert into backup (automatico, dia, criado_em, situacao, versao) values (true, $1, $2, 'GERANDO', $3)
     on conflict (dia) where dia is not null do nothing returning id`,
    [dia, criadoEm, appVersao],
  )
  return rows[0]?.id
}

export async function findBackup(db: Asked, id: number): Promise<Backup | undefined> {
  const { rows } = await db.query<Backup>('select * from backup where id = $1', [id])
  return rows[0]
}

/** Marks a backup as completed. */
export async function completeBackup(
  db: Asked,
  id: number,
  {
    arquivo,
    mensagem,
    protecao,
    terminadoEm,
    written,
  }: {
    arquivo: string
    mensagem?: string
    protecao: 'senha' | 'chave-publica'
    terminadoEm: Date
    written: Written
  },
): Promise<void> {
  await db.query(
    `update backup set situacao = 'CONCLUIDO', arquivo = $2, tamanho = $3, sha256 = $4, protecao = $5, terminado_em = $6, mensagem = $7 where id = $1`,
    [id, arquivo, written.tamanho, written.sha256, protecao, terminadoEm, mensagem ?? null],
  )
}

/** Marks a backup as failed or cancelled, with the reason. */
export async function failBackup(db: Asked, id: number, mensagem: string, cancelled = false): Promise<void> {
  await db.query(
    `update backup set situacao = $3, mensagem = $2, terminado_em = now() where id = $1 and situacao = 'GERANDO'`,
    [id, mensagem, cancelled ? 'CANCELADO' : 'ERRO'],
  )
}

/** Deletes a backup's row and file. */
export async function removeBackup({ database, env }: Pick<Prumo, 'database' | 'env'>, backup: Backup): Promise<void> {
  if (backup.arquivo) await rm(join(folderOf(env), backup.arquivo), { force: true })
  await database.pool.query('delete from backup where id = $1', [backup.id])
}

const INTERRUPTED = 'O servidor parou durante o backup.'
const CANCELLED = 'Cancelado por quem o pediu.'

const OPEN = `select from tarefa t where t.estado in ('na-fila', 'executando') and t.id =`

/** Ends requested backups whose task does not exist any more: it was cancelled before it began, or lost. */
export async function endUntended(db: Asked): Promise<void> {
  await db.query(
    `update backup set situacao = case when c.estado = 'cancelada' then 'CANCELADO' else 'ERRO' end, terminado_em = now(),
       mensagem = case when c.estado = 'cancelada' then $2 else $1 end
     from backup b left join tarefa c on c.id = b.tarefa_id
     where backup.id = b.id and b.situacao = 'GERANDO' and not b.automatico and not exists (${OPEN} b.tarefa_id)`,
    [INTERRUPTED, CANCELLED],
  )
}

/**
 * Ends backups whose process died. To be called under the lock (`runAlone`): an automatic one still marked as running then has no process, and its day
 * may be tried again.
 */
export async function endAbandoned(db: Asked): Promise<void> {
  await endUntended(db)
  await db.query(
    `update backup set situacao = 'ERRO', mensagem = $1, terminado_em = now(), dia = null where situacao = 'GERANDO' and automatico`,
    [INTERRUPTED],
  )
}

/** Ends trial restores whose task does not exist any more. */
export async function endAbandonedDrills(db: Asked): Promise<void> {
  await db.query(
    `update backup b set ensaio_situacao = 'NAO_FEITO', ensaio_mensagem = 'O ensaio foi interrompido.', ensaio_em = now()
     where b.ensaio_situacao = 'ENSAIANDO' and not exists (${OPEN} b.ensaio_tarefa_id)`,
  )
}
