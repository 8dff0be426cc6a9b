import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { bulkAct } from '#server/platform/crud/bulk/act.ts'
import { batchResult } from '#server/platform/crud/bulk/answer.ts'
import type { Target } from '#server/platform/crud/bulk/target.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { contextFor, whoReads } from './entity-job.ts'

type Input = { entidade: string; target: JsonValue; acao: string; valores: JsonValue }

/** Runs an action on many records of a list in one transaction: a crash or cancellation rolls all of it back. */
export default defineJob<Input>({
  name: 'acao-em-lote',
  title: 'Ação em lote',
  seenWith: whoReads,
  attempts: 2,
  repeatable: true,
  async run({ prumo, input, session, tarefa, progress }) {
    const { entidade, acao } = input
    const order = { acao, target: input.target as unknown as Target, valores: input.valores as RecordData }
    const ctx = contextFor(prumo, await session(), entidade)
    const batch = await bulkAct(ctx, order, { progress, tarefaId: tarefa?.id })
    return { resultado: await batchResult(ctx, batch) }
  },
})
