import { companyOf } from '#schemas/runtime/scope.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { hot } from '#server/platform/database/hot.ts'
import { quoted, run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import type { StoredRecord } from '../read/read.ts'

/** Deleted records can be brought back for this many days. */
export const trashDays = 30

/**
 * Keeps a record that is being deleted, with its lists and its rows, in the transaction of its deletion. Write-only columns (passwords) are kept apart, as
 * they are stored. Its files stay its own until it is erased for good.
 */
export async function keepDeleted(tx: Ctx, stored: StoredRecord, company: number): Promise<void> {
  const { entity, session } = tx
  const secret = await secretColumns(tx, stored.id)
  const user = session.kind === 'interna' ? session.usuario.id : null
  const text = `insert into registro_excluido
    (empresa_id, entidade, registro_id, rotulo, dados, colunas, usuario_id, usuario_nome) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  await run(tx.db, hot(text), [
    companyOf(entity, company),
    entity.path,
    stored.id,
    labelOf(entity, stored),
    JSON.stringify(stored),
    JSON.stringify(secret),
    user,
    session.usuario.nome,
  ])
}

async function secretColumns(tx: Ctx, id: number): Promise<Record<string, unknown>> {
  const { storage } = planOf(tx.entity, tx.deps.model)
  const names = storage.columns.filter(({ field }) => field.writeOnly).map(({ name }) => name)
  // values of own fields the company has removed, and those of other companies in a shared record
  if (storage.extras) names.push('extras')
  if (names.length === 0) return {}
  const [row] = await run<Record<string, unknown>>(
    tx.db,
    hot(`select ${names.map(quoted).join(', ')} from ${storage.table} where id = $1`),
    [id],
  )
  return row ?? {}
}
