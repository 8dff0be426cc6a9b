import { actionsForMany } from '#schemas/runtime/definition/bulk.ts'
import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { actInside, checkInput } from '../actions/act.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { findStored } from '../read/read.ts'
import { writeBatchTrail } from '../trail/write-trail.ts'
import { type Batch, batchOfTask, beginBatch, type Done, findBatch } from './batch.ts'
import { eachRecord } from './each.ts'
import type { BulkOptions } from './edit.ts'
import { meantBy, type Target } from './target.ts'

export interface BulkAction {
  target: Target
  acao: string
  /** the action's body, the same for all */
  valores: RecordData
}

/** The action of that name, which this session may do. @throws DomainError ACAO_DESCONHECIDA, NAO_AUTORIZADO, 400 for a wrong body */
export function actionForMany(ctx: Ctx, { acao, valores }: Pick<BulkAction, 'acao' | 'valores'>): Action {
  const action = actionsForMany(ctx.entity).find(({ name }) => name === acao) ?? fail('ACAO_DESCONHECIDA')
  if (!hasAuthority(ctx.session, action.authority)) fail('NAO_AUTORIZADO')
  checkInput(ctx, action, valores)
  return action
}

/**
 * Runs one action on many records, each under its own conditions, rights, version and hooks; refused records are reported and left unchanged. One
 * transaction, one trail line for the whole. It cannot be undone: an action changes more than the record's fields.
 */
export async function bulkAct(ctx: Ctx, order: BulkAction, options: BulkOptions = {}): Promise<Batch> {
  const action = actionForMany(ctx, order)
  const known = options.tarefaId ? await batchOfTask(ctx, options.tarefaId) : undefined
  if (known) return known
  const id = await inTransaction(ctx, async (outer) => {
    const tx = await beginBatch(outer, 'acao', options)
    const one = async ({ id, versao }: { id: number; versao?: number }): Promise<Done> => {
      await actInside(tx, action, id, order.valores, versao)
      return { id, versao: (await findStored(tx, id, { evenUnseen: true }))?.versao ?? 0, antes: {} }
    }
    const counts = await eachRecord(tx, await meantBy(tx, order.target), one, options.progress)
    await writeBatchTrail(tx, action.name, {}, { registros: counts.alterados, recusados: counts.recusas.length })
    return tx.lote
  })
  return findBatch(ctx, id)
}
