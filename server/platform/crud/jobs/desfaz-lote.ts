import { batchResult } from '#server/platform/crud/bulk/answer.ts'
import { findBatch } from '#server/platform/crud/bulk/batch.ts'
import { requireUndo } from '#server/platform/crud/bulk/routes.ts'
import { undoBatch } from '#server/platform/crud/bulk/undo.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { contextFor, whoReads } from './entity-job.ts'

/** Undoes a bulk edit or an import of more records than one request handles. */
export default defineJob<{ entidade: string; loteId: number }>({
  name: 'desfaz-lote',
  title: 'Desfazer operação em lote',
  seenWith: whoReads,
  attempts: 2,
  async run({ prumo, input, session, tarefa, progress }) {
    const ctx = contextFor(prumo, await session(), input.entidade)
    requireUndo(ctx.session, ctx.entity, await findBatch(ctx, input.loteId))
    const batch = await undoBatch(ctx, input.loteId, { progress, tarefaId: tarefa?.id })
    return { resultado: await batchResult(ctx, batch) }
  },
})
