import { deleteCollection } from '#server/features/anonimato/remove.ts'
import { esvaziaCopias } from '#server/features/questionario/copias-do-dono.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { colecaoDe, PESQUISA, type Pesquisa, readPesquisa } from './pesquisa.ts'
import { abreUrna } from './urna.ts'

/**
 * Erases all answers of a released survey, without trail and not into the bin; everybody may answer again.
 * @throws DomainError 404, 409 of a survey that is not released
 */
export async function apagaRespostas(tx: Ctx, id: number): Promise<void> {
  await readRecord(forEntity(tx, PESQUISA), id)
  const pesquisa = await readPesquisa(tx, id, { lock: true })
  if (pesquisa.situacao !== 'L') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A pesquisa não está liberada.' })
  await esvaziaCopias(tx, 'pesquisa_id', id)
  if (!pesquisa.anonima) return
  await deleteCollection(tx.db, colecaoDe(tx.session.empresaId, id))
  await abreUrna(tx, pesquisa)
}

/** The survey of a copy, as its respondent may see it. GET /pesquisa/colaborador-questionario/{id}/pesquisa */
export async function pesquisaDaCopia(ctx: Ctx, copia: { pesquisa?: { id: number } }) {
  if (!copia.pesquisa) return fail('NAO_ENCONTRADO')
  const { id, titulo, cabecalho, dataIni, dataFim, anonima, grupoMinimo, situacao }: Pesquisa = await readPesquisa(
    ctx,
    copia.pesquisa.id,
  )
  const lido = cabecalho === undefined ? undefined : await cleanBlocks(cabecalho)
  return { id, titulo, cabecalho: lido, dataIni, dataFim, anonima, grupoMinimo, situacao }
}
