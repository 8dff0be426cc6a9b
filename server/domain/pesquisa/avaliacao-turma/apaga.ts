import { deleteCollection } from '#server/features/anonimato/remove.ts'
import { esvaziaCopias } from '#server/features/questionario/copias-do-dono.ts'
import { abreColecao } from '#server/features/questionario/respostas/urna.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { AVALIACAO_TURMA, colecaoDe, readAvaliacao } from './avaliacao-turma.ts'

/**
 * Erases all answers of a released evaluation, without trail and not into the bin; everybody may answer again.
 * @throws DomainError 404, 409 where it is not released
 */
export async function apagaRespostasDaTurma(tx: Ctx, id: number): Promise<void> {
  await readRecord(forEntity(tx, AVALIACAO_TURMA), id)
  const avaliacao = await readAvaliacao(tx, id, { lock: true })
  if (avaliacao.situacao !== 'L') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação não está liberada.' })
  await esvaziaCopias(tx, 'avaliacao_turma_id', id)
  if (!avaliacao.anonima) return
  const colecao = colecaoDe(tx.session.empresaId, id)
  await deleteCollection(tx.db, colecao)
  await abreColecao(tx, colecao, avaliacao)
}
