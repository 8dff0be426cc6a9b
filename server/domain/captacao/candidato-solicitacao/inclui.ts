import type { RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { insertBody } from '#server/crud/operations.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { aguardaSolicitacao, candidatosNaSolicitacao, primeiraEtapa } from './queries.ts'

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Puts several candidates into one request, in its first step; those who are in it already stay. @returns how many came in */
export async function incluiCandidatos(ctx: Ctx, { solicitacaoId, candidatosIds }: RecordData): Promise<number> {
  const ids = Array.isArray(candidatosIds) ? [...new Set(candidatosIds)] : []
  if (!isId(solicitacaoId)) return invalid([fieldError('solicitacaoId', 'Solicitação de Pessoal é obrigatória')])
  if (ids.length === 0 || ids.length > 500 || !ids.every(isId))
    return invalid([fieldError('candidatosIds', 'Selecione ao menos um candidato')])
  return inTransaction(ctx, async (tx) => {
    // two people who include the same candidates wait for each other: each comes in once, and neither is refused
    await aguardaSolicitacao(tx, solicitacaoId)
    const known = await candidatosNaSolicitacao(tx, solicitacaoId, ids)
    const novos = ids.filter((id) => !known.has(id))
    const etapaSeletiva = await primeiraEtapa(tx)
    for (const id of novos)
      await insertBody(tx, { candidato: { id }, solicitacao: { id: solicitacaoId }, etapaSeletiva })
    return novos.length
  })
}
