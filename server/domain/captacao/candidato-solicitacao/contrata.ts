import { ocupaVaga, reservaVaga } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { admite } from './admissao.ts'

/**
 * Hires a candidate: creates the talent from candidate and request and takes one vacancy; with its last the request
 * closes.
 * PUT /captacao/candidato-solicitacoes/{id}/contrata
 */
export default defineAction('captacao/candidato-solicitacao', 'contrata', async (ctx, { record, input, save }) => {
  const { dataAdmissao = ctx.context.hoje } = input
  const solicitacao = await reservaVaga(ctx, record.solicitacao.id)
  const talento = await admite(ctx, record.candidato.id, solicitacao, dataAdmissao)
  await save({ situacao: 'C', aptidao: 'S', dataAdmissao, talento })
  await ocupaVaga(ctx, solicitacao)
})
