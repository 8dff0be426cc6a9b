import type { RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { actOnRecord } from '#server/platform/crud/actions/act.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { contextFor, whoReads } from './entity-job.ts'

type Input = {
  entidade: string
  id: number
  acao: string
  valores: { [field: string]: string | number | boolean | null }
  versao?: number
}

/** Runs an action that takes long on one record, in one transaction: a crash rolls it back, and the check of the version keeps a retry from running it twice. */
export default defineJob<Input>({
  name: 'acao',
  title: 'Ação',
  seenWith: whoReads,
  async run({ prumo, input: { entidade, id, acao, valores, versao }, session, progress }) {
    const ctx = contextFor(prumo, await session(), entidade)
    const action = ctx.entity.actions.find(({ name }) => name === acao) ?? fail('ACAO_DESCONHECIDA')
    requireAuthority(ctx.session, action.authority)
    await actOnRecord({ ...ctx, progress }, action, id, valores as RecordData, versao)
    return { resultado: { entidade, id } }
  },
})
