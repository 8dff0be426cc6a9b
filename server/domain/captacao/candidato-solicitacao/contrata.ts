import { ocupaVaga, reservaVaga } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { admite } from './admissao.ts'

/**
 * Hires a candidate: a talent with what is known of the person and of the post; one vacancy less, and the request closes with its last.
 * PUT /captacao/candidato-solicitacoes/{id}/contrata
 */
export default defineAction('captacao/candidato-solicitacao', 'contrata', async (ctx, { record, input, save }) => {
  const { dataAdmissao = ctx.context.hoje } = input
  const solicitacao = await reservaVaga(ctx, record.solicitacao.id)
  const talento = await admite(ctx, record.candidato.id, solicitacao, dataAdmissao)
  await save({ situacao: 'C', aptidao: 'S', dataAdmissao, talento })
  await ocupaVaga(ctx, solicitacao)
})
