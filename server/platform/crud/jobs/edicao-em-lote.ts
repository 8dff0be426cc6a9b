import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { batchResult } from '#server/platform/crud/bulk/answer.ts'
import { bulkEdit } from '#server/platform/crud/bulk/edit.ts'
import type { Target } from '#server/platform/crud/bulk/target.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { contextFor, whoReads } from './entity-job.ts'

type Input = { entidade: string; target: JsonValue; valores: JsonValue }

/** Changes many records of a list in one transaction: a crash or cancellation rolls all of it back. */
export default defineJob<Input>({
  name: 'edicao-em-lote',
  title: 'Edição em lote',
  seenWith: whoReads,
  attempts: 2,
  repeatable: true,
  async run({ prumo, input, session, tarefa, progress }) {
    const ctx = contextFor(prumo, await session(), input.entidade)
    requireAuthority(ctx.session, ctx.entity.authority.update)
    const edit = { target: input.target as unknown as Target, valores: input.valores as RecordData }
    const batch = await bulkEdit(ctx, edit, { progress, tarefaId: tarefa?.id })
    return { resultado: await batchResult(ctx, batch) }
  },
})
