import { defineAction } from '#server/crud/define.ts'
import { fail } from '#server/errors.ts'
import { forgetAudience } from '#server/publico/frozen.ts'
import { possuiResposta, removeCopias } from '#server/questionario/copias-do-dono.ts'
import { donoDoPublico } from './pesquisa.ts'

/** Takes back what was given out, while nobody has answered. PUT /pesquisa/pesquisas/{id}/prepara */
export default defineAction('pesquisa/pesquisa', 'prepara', async (ctx, { record, step, save }) => {
  if (await possuiResposta(ctx, 'pesquisa_id', record.id))
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'A pesquisa já tem respostas: ela não volta à preparação.' })
  await removeCopias(ctx, 'pesquisa_id', record.id)
  await forgetAudience(ctx.db, ctx.session.empresaId, donoDoPublico(record.id))
  await save(step)
})
