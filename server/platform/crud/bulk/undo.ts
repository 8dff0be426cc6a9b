import { requireAuthority } from '#server/platform/access/session.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { readStored } from '../read/read.ts'
import { readOwn } from '../read/saved.ts'
import { writeBatchTrail } from '../trail/write-trail.ts'
import { mergeBody } from '../write/merge.ts'
import { deleteInside } from '../write/operations.ts'
import { persist } from '../write/persist.ts'
import { requireUnseen } from '../write/unseen.ts'
import { type Batch, batchOfTask, beginBatch, type Done, doneBy, findBatch } from './batch.ts'
import { eachRecord } from './each.ts'
import type { BulkOptions } from './edit.ts'

/**
 * Undoes an operation under the rules of any change: changed records get their former values, created ones are deleted. Records changed since then are
 * reported and left unchanged. @throws DomainError 409 when it was undone already, or cannot be undone
 */
export async function undoBatch(ctx: Ctx, id: number, options: BulkOptions = {}): Promise<Batch> {
  const known = options.tarefaId ? await batchOfTask(ctx, options.tarefaId) : undefined
  if (known) return known
  const undone = await inTransaction(ctx, async (outer) => {
    const batch = await findBatch(outer, id, true)
    refuseTwice(batch)
    const done = await doneBy(outer, batch)
    if (done.length === 0) fail('LOTE_SEM_VOLTA')
    const tx = await beginBatch(outer, 'desfeita', { ...options, undoes: id })
    const counts = await eachRecord(tx, done, (one) => takeBack(tx, one), options.progress)
    await run(tx.db, 'update lote set desfeito_em = now() where empresa_id = $1 and id = $2', [
      tx.session.empresaId,
      id,
    ])
    await writeBatchTrail(
      tx,
      `${batch.tipo}-desfeita`,
      {},
      { registros: counts.alterados, recusados: counts.recusas.length },
    )
    return tx.lote
  })
  return findBatch(ctx, undone)
}

function refuseTwice({ tipo, desfeito_em }: Batch): void {
  if (desfeito_em !== null) fail('LOTE_DESFEITO')
  if (tipo === 'desfeita' || tipo === 'acao') fail('LOTE_SEM_VOLTA')
}

async function takeBack(tx: Ctx, { id, versao, antes }: Done): Promise<Done> {
  const before = await readStored(tx, id, { lock: true })
  if (before.versao !== versao) fail('ALTERADO_DEPOIS')
  if (!antes) {
    await deleteInside(tx, id, versao)
    return { id, versao }
  }
  // an import may have changed records, too
  requireAuthority(tx.session, tx.entity.authority.update)
  const { record, kept } = mergeBody(tx, before, antes, true, { former: true })
  await persist(tx, { record, before, operation: 'alteracao', kept })
  requireUnseen(tx, antes, await readOwn(tx, id))
  return { id, versao: versao + 1 }
}
