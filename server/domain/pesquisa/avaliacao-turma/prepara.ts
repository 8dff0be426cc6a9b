import { possuiResposta, removeCopias } from '#server/features/questionario/copias-do-dono.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Takes the copies of a released evaluation back, refused after the first answer. PUT /pesquisa/avaliacoes-turma/{id}/prepara */
export default defineAction('pesquisa/avaliacao-turma', 'prepara', async (ctx, { record, step, save }) => {
  if (await possuiResposta(ctx, 'avaliacao_turma_id', record.id))
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação já tem respostas: ela não volta à preparação.' })
  await removeCopias(ctx, 'avaliacao_turma_id', record.id)
  await save({ ...step, grupoMinimo: undefined, liberadaEm: undefined })
})
