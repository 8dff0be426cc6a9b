import type pg from 'pg'
import { trashDays } from '../write/keep.ts'

/** Deleted records erased with one statement. */
const batch = 1000

/**
 * Erases records deleted longer ago than they can be restored, releases their files, and removes what operations on many records of that age kept for their
 * undo. @returns how many deleted records
 */
export async function sweepTrash(pool: pg.Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 86_400_000)
  await pool.query(
    `delete from lote_registro r using lote l
     where l.empresa_id = r.empresa_id and l.id = r.lote_id and l.criado_em < $1`,
    [before],
  )
  // the messages of refusals may contain values of the records
  await pool.query("update lote set recusas = '[]' where criado_em < $1 and recusas <> '[]'", [before])
  for (let erased = 0; ; ) {
    const { rowCount } = await pool.query(
      `with velhos as (
         delete from registro_excluido where id in (select id from registro_excluido where excluido_em < $1 order by id limit ${batch})
         returning entidade, registro_id
       ), arquivos as (
         update arquivo a set entidade = null, registro_id = null, criado_em = now()
         from velhos v where a.entidade = v.entidade and a.registro_id = v.registro_id
       ) select from velhos`,
      [before],
    )
    erased += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return erased
  }
}
