import { deleteCollection } from '#server/anonimato/remove.ts'
import { forEntity } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { readRecord } from '#server/crud/read.ts'
import { run } from '#server/crud/sql.ts'
import { fail } from '#server/errors.ts'
import { colecaoDe, PESQUISA, type Pesquisa, readPesquisa } from './pesquisa.ts'
import { abreUrna } from './urna.ts'

// $1 company, $2 survey. No line of the trail says who had answered: what was anonymous stays so
const RESPOSTAS = `delete from colaborador_questionario_resposta r using colaborador_questionario c
  where r.empresa_id = $1 and c.empresa_id = $1 and c.pesquisa_id = $2 and r.colaborador_questionario_id = c.id`
const COPIAS = `update colaborador_questionario set situacao = 'N', respondida_em = null, respondida_por_id = null, performance = null,
  performance_manual = null, aprovado = null, observacao = null, versao = versao + 1 where empresa_id = $1 and pesquisa_id = $2`

/**
 * Takes away everything that was answered in a released survey, without trail or way back; everybody may answer again.
 * @throws DomainError 404, 409 of a survey that is not released
 */
export async function apagaRespostas(tx: Ctx, id: number): Promise<void> {
  await readRecord(forEntity(tx, PESQUISA), id)
  const pesquisa = await readPesquisa(tx, id, { lock: true })
  if (pesquisa.situacao !== 'L') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A pesquisa não está liberada.' })
  const values = [tx.session.empresaId, id]
  await run(tx.db, RESPOSTAS, values)
  await run(tx.db, COPIAS, values)
  if (!pesquisa.anonima) return
  await deleteCollection(tx.db, colecaoDe(tx.session.empresaId, id))
  await abreUrna(tx, pesquisa)
}

/** The survey of a copy, as whoever answers it may know it. GET /pesquisa/colaborador-questionario/{id}/pesquisa */
export async function pesquisaDaCopia(ctx: Ctx, copia: { pesquisa?: { id: number } }) {
  if (!copia.pesquisa) return fail('NAO_ENCONTRADO')
  const { id, titulo, cabecalho, dataIni, dataFim, anonima, grupoMinimo, situacao }: Pesquisa = await readPesquisa(
    ctx,
    copia.pesquisa.id,
  )
  return { id, titulo, cabecalho, dataIni, dataFim, anonima, grupoMinimo, situacao }
}
