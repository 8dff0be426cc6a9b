import { trabalhaNaFerramenta } from '#server/domain/pesquisa/questionario/queries.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { contextFor } from '#server/platform/crud/jobs/entity-job.ts'
import { defineJob } from '#server/platform/queue/define.ts'

type Input = { questionarioId: number; acao: 'envia' | 'sincroniza' }

/** Sends the questions of an anonymous survey to the external tool, or reads its answers. Idempotent. */
export default defineJob<Input>({
  name: 'ferramenta-pesquisa',
  title: 'Ferramenta externa de pesquisas',
  repeatable: true,
  async run({ prumo, input, session }) {
    const ctx = contextFor(prumo, await session(), 'pesquisa/questionario')
    requireAuthority(ctx.session, 'ROLE_CAD_PESQUISA_ALTERAR')
    return { mensagem: await trabalhaNaFerramenta(ctx, prumo.env, input) }
  },
})
