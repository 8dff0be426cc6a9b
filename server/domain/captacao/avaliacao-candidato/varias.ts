import type { Liberacao } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const idsOf = (value: unknown): number[] => (Array.isArray(value) ? [...new Set(value)].filter(isId) : [])

/** Releases evaluations to candidates of one request; an open one of the same model is kept. @returns numbers of released and of kept ones */
export async function liberaVarias(ctx: Ctx, body: RecordData): Promise<Liberacao> {
  const { solicitacaoId, dataHoraExpiracao, respondente } = body
  const candidatos = idsOf(body.candidatosIds)
  const modelos = idsOf(body.avaliacoesIds)
  const errors = [
    ...(isId(solicitacaoId) ? [] : [fieldError('solicitacaoId', 'Solicitação de Pessoal é obrigatória')]),
    ...(candidatos.length > 0 ? [] : [fieldError('candidatosIds', 'Selecione ao menos um candidato')]),
    ...(modelos.length > 0 ? [] : [fieldError('avaliacoesIds', 'Selecione ao menos uma avaliação')]),
  ]
  if (errors.length > 0 || !isId(solicitacaoId)) return invalid(errors)
  return inTransaction(ctx, async (tx) => {
    // the request's row lock serializes concurrent releases, so that nobody gets one evaluation twice
    await readStored(forEntity(tx, 'captacao/solicitacao-pessoal'), solicitacaoId, { lock: true })
    const abertas = await abertasEm(tx, solicitacaoId)
    const pares = candidatos.flatMap((candidato) => modelos.map((avaliacao) => ({ candidato, avaliacao })))
    const novas = pares.filter(({ candidato, avaliacao }) => !abertas.has(`${candidato} ${avaliacao}`))
    for (const { candidato, avaliacao } of novas)
      await insertBody(tx, {
        candidato: { id: candidato },
        avaliacao: { id: avaliacao },
        solicitacao: { id: solicitacaoId },
        dataHoraExpiracao,
        respondente,
      })
    return { liberadas: novas.length, jaLiberadas: pares.length - novas.length }
  })
}

async function abertasEm({ db, session }: Ctx, solicitacaoId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('avaliacao_candidato')
    .select(['candidato_id', 'avaliacao_id'])
    .where('empresa_id', '=', session.empresaId)
    .where('solicitacao_id', '=', solicitacaoId)
    .where('situacao', '=', 'P')
    .execute()
  return new Set(rows.map((row) => `${row.candidato_id} ${row.avaliacao_id}`))
}
