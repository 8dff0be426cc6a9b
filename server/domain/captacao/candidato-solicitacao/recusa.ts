import { forEntity } from '#server/platform/crud/context.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Refuses a candidate with a listed reason, a text, or both. PUT /captacao/candidato-solicitacoes/{id}/recusa */
export default defineAction('captacao/candidato-solicitacao', 'recusa', async (ctx, { input, save }) => {
  const { motivoRecusa } = input
  // the body holds only the id of the reason
  const escolhido = motivoRecusa && (await findStored(forEntity(ctx, 'captacao/motivo-recusa'), motivoRecusa.id))
  const motivo = input.motivo ?? (escolhido && String(escolhido.nome))
  if (!motivo) invalid([fieldError('motivo', 'Motivo é obrigatório')])
  await save({ situacao: 'R', motivo, motivoRecusa })
})
