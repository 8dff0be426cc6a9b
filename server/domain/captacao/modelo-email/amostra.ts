import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import type { Dados } from './marcadores.ts'
import { dadosDe } from './queries.ts'

/** Sample records for a preview: the newest candidacy that the session sees, an invented interview and evaluation. */
export async function amostra(ctx: Ctx): Promise<Dados> {
  const query = { filter: {}, offset: 0, limit: 1, sort: [{ path: 'id', descending: true }] }
  const [row] = (await listRecords<CandidatoSolicitacao>(ctx, query)).rows
  const entrevista = { inicio: `${ctx.context.hoje}T17:00:00.000Z`, duracao: 45, local: 'Sala de reuniões, 2º andar' }
  const avaliacao = { titulo: 'Conhecimentos gerais', dataHoraExpiracao: `${ctx.context.hoje}T21:00:00.000Z` }
  return dadosDe(ctx, {
    candidatoId: row?.candidato.id,
    solicitacaoId: row?.solicitacao.id,
    etapaId: row?.etapaSeletiva?.id,
    entrevista,
    avaliacao,
  })
}
