import { closeCollection } from '#server/features/anonimato/close.ts'
import { urnOf } from '#server/features/questionario/respostas/apartada.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { colecaoDe } from './avaliacao-turma.ts'

/** Closes the evaluation to answers; an anonymous one's urn is emptied. PUT /pesquisa/avaliacoes-turma/{id}/encerra */
export default defineAction('pesquisa/avaliacao-turma', 'encerra', async (ctx, { record, step, save }) => {
  await save(step)
  const { db, session, context } = ctx
  if (record.anonima) await closeCollection(db, urnOf(ctx), colecaoDe(session.empresaId, record.id), context.hoje)
})
