import { abreColecao } from '#server/features/questionario/respostas/urna.ts'
import { freezeVersao } from '#server/features/questionario/respostas/versao.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type AvaliacaoTurma, colecaoDe, minimoDe } from './avaliacao-turma.ts'
import { incluiParticipantes } from './participantes.ts'
import { pendenciasDe } from './pendencias.ts'

/** Freezes the questions and creates copies for all participants of the class. PUT /pesquisa/avaliacoes-turma/{id}/libera */
export default defineAction('pesquisa/avaliacao-turma', 'libera', async (ctx, { record, step, save }) => {
  const avaliacao = record as AvaliacaoTurma
  const faltas = await pendenciasDe(ctx, avaliacao)
  const { id, questionario, anonima } = avaliacao
  if (faltas.length > 0 || !questionario) return invalid(faltas.map((falta) => fieldError('situacao', falta)))
  const { numero: numeroVersao } = await freezeVersao(ctx, questionario.id)
  const grupoMinimo = anonima ? await minimoDe(ctx, {}) : undefined
  await save({ ...step, numeroVersao, grupoMinimo, liberadaEm: ctx.context.hoje })
  const liberada = { ...avaliacao, numeroVersao, grupoMinimo } as AvaliacaoTurma
  if (anonima) await abreColecao(ctx, colecaoDe(ctx.session.empresaId, id), liberada)
  await incluiParticipantes(ctx, liberada)
})
