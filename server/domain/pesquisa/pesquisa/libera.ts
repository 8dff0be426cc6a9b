import { freezeAudience } from '#server/features/publico/frozen.ts'
import { freezeVersao } from '#server/features/questionario/respostas/versao.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { avisaConvidados } from './avisos.ts'
import { createCopias } from './copias.ts'
import { pendenciasDe } from './pendencias.ts'
import { donoDoPublico, minimoDe, type Pesquisa } from './pesquisa.ts'
import { abreUrna } from './urna.ts'

/** Freezes questions and audience, opens the urn of an anonymous survey and creates the copies. PUT /pesquisa/pesquisas/{id}/libera — spec 2 §7 */
export default defineAction('pesquisa/pesquisa', 'libera', async (ctx, { record, step, save }) => {
  const pesquisa = record as Pesquisa
  const faltas = await pendenciasDe(ctx, pesquisa)
  const { questionario, publico, anonima, porLink } = pesquisa
  if (faltas.length > 0 || !questionario) return invalid(faltas.map((falta) => fieldError('situacao', falta)))
  const { hoje } = ctx.context
  const { numero } = await freezeVersao(ctx, questionario.id)
  const grupoMinimo = anonima ? await minimoDe(ctx, pesquisa) : undefined
  await save({ ...step, numeroVersao: numero, liberadaEm: hoje, grupoMinimo })
  const liberada = { ...pesquisa, numeroVersao: numero, grupoMinimo }
  if (anonima) await abreUrna(ctx, liberada)
  if (porLink || !publico) return
  const talentos = await freezeAudience(ctx, donoDoPublico(pesquisa.id), publico, hoje)
  await createCopias(ctx, liberada, talentos)
  await avisaConvidados(ctx, liberada, talentos)
})
