import type { RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { aguardaSolicitacao, candidatosNaSolicitacao, primeiraEtapa } from './queries.ts'

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? [...new Set(value)] : [])

/**
 * Puts candidates into the first step of requests, all of them or, when one is refused, none; those who are in one already stay as they are.
 * @returns how many came into a selection they were not in
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
    // in one order, so that two who include into the same requests never wait for each other crosswise
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
  // two people who include the same candidates wait for each other: each comes in once, and neither is refused
  await aguardaSolicitacao(tx, id)
  const known = await candidatosNaSolicitacao(tx, id, candidatos)
  const novos = candidatos.filter((one) => !known.has(one))
  for (const candidato of novos)
    await insertBody(tx, { candidato: { id: candidato }, solicitacao: { id }, etapaSeletiva })
  return novos.length
}
