import type { RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { aguardaSolicitacao, candidatosNaSolicitacao, primeiraEtapa } from './queries.ts'

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? [...new Set(value)] : [])

/**
 * Adds candidates to the first step of requests in one transaction; existing candidacies stay.
 * @returns number of new candidacies
 */
export async function incluiCandidatos(ctx: Ctx, body: RecordData): Promise<number> {
  const [solicitacoes, candidatos] = [idsOf(body.solicitacoesIds), idsOf(body.candidatosIds)]
  if (solicitacoes.length === 0 || !solicitacoes.every(isId))
    return invalid([fieldError('solicitacoesIds', 'Solicitação de Pessoal é obrigatória')])
  if (candidatos.length === 0 || candidatos.length > 500 || !candidatos.every(isId))
    return invalid([fieldError('candidatosIds', 'Selecione ao menos um candidato')])
  return inTransaction(ctx, async (tx) => {
    const etapaSeletiva = await primeiraEtapa(tx)
    let incluidos = 0
    // ascending ids: concurrent requests lock in one order and cannot deadlock
    for (const id of solicitacoes.sort((a, b) => a - b))
      incluidos += await incluiNaSolicitacao(tx, id, candidatos, etapaSeletiva)
    return incluidos
  })
}

async function incluiNaSolicitacao(
  tx: Ctx,
  id: number,
  candidatos: number[],
  etapaSeletiva: Awaited<ReturnType<typeof primeiraEtapa>>,
) {
  // the request's row lock serializes concurrent inclusions: each candidate is added once, and no caller gets a duplicate error
  await aguardaSolicitacao(tx, id)
  const known = await candidatosNaSolicitacao(tx, id, candidatos)
  const novos = candidatos.filter((one) => !known.has(one))
  for (const candidato of novos)
    await insertBody(tx, { candidato: { id: candidato }, solicitacao: { id }, etapaSeletiva })
  return novos.length
}
