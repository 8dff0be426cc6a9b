import { closeCollection } from '#server/anonimato/close.ts'
import { defineAction } from '#server/crud/define.ts'
import { urnOf } from '#server/questionario/respostas/apartada.ts'
import { colecaoDe } from './avaliacao-turma.ts'

/** Nobody answers any more; the urn of an anonymous one gives out the rest. PUT /pesquisa/avaliacoes-turma/{id}/encerra */
export default defineAction('pesquisa/avaliacao-turma', 'encerra', async (ctx, { record, step, save }) => {
  await save(step)
  const { db, session, context } = ctx
  if (record.anonima) await closeCollection(db, urnOf(ctx), colecaoDe(session.empresaId, record.id), context.hoje)
})
