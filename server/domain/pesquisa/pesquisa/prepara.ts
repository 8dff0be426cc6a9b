import { hasSheets, lockCollection } from '#server/features/anonimato/collection.ts'
import { forgetAudience } from '#server/features/publico/frozen.ts'
import { possuiResposta, removeCopias } from '#server/features/questionario/copias-do-dono.ts'
import { type Ctx, defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { colecaoDe, donoDoPublico, type Pesquisa } from './pesquisa.ts'

/** Takes the copies of a released survey back, refused after the first answer. PUT /pesquisa/pesquisas/{id}/prepara */
export default defineAction('pesquisa/pesquisa', 'prepara', async (ctx, { record, step, save }) => {
  const { porLink, anonima, id } = record as Pesquisa
  // sheets without a copy come by the link or the external tool
  if ((anonima && (await possuiFolha(ctx, id))) || (await possuiResposta(ctx, 'pesquisa_id', id)))
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'A pesquisa já tem respostas: ela não volta à preparação.' })
  await removeCopias(ctx, 'pesquisa_id', record.id)
  await forgetAudience(ctx.db, ctx.session.empresaId, donoDoPublico(record.id))
  await save({ ...step, ...(porLink && { linkAberto: false }) })
})

/** Whether the collection has sheets. Locks it for update: a concurrent answer waits and then finds the survey in preparation. */
async function possuiFolha({ db, session }: Ctx, id: number): Promise<boolean> {
  const key = colecaoDe(session.empresaId, id)
  await lockCollection(db, key, 'update')
  return hasSheets(db, key)
}
