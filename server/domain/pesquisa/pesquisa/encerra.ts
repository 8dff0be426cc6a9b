import { closeCollection } from '#server/features/anonimato/close.ts'
import { urnOf } from '#server/features/questionario/respostas/apartada.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { colecaoDe } from './pesquisa.ts'

/** Closes the survey to answers; an anonymous one's urn is emptied. PUT /pesquisa/pesquisas/{id}/encerra */
export default defineAction('pesquisa/pesquisa', 'encerra', async (ctx, { record, step, save }) => {
  await save(step)
  const { db, session, context } = ctx
  if (record.anonima) await closeCollection(db, urnOf(ctx), colecaoDe(session.empresaId, record.id), context.hoje)
})
