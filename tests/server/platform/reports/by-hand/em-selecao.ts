import { sql } from 'kysely'
import { entreIds, type StatusSolicitacao, situacaoSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { batchesOf } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { contatoSql } from './indicacoes.ts'

export interface EmSelecaoFilter {
  candidatosIds?: number[]
  solicitacoesIds?: number[]
  etapasIds?: number[]
  statusSolicitacao: StatusSolicitacao
  /** fit or unfit alone; 'I': whatever the fitness is */
  situacaoCandidato?: 'I' | 'S' | 'N'
}

export interface EmSelecao {
  solicitacaoId: number
  solicitacao: string
  area: string
  vagas: number
  candidatoId: number
  nome: string
  cpf: string | null
  contato: string
  etapa: string | null
  data: string | null
  aptidao: 'I' | 'S' | 'N'
  situacao: 'E' | 'C' | 'R' | 'D'
  observacao: string | null
}

/** Where these candidates stand in the requests the session sees, by request (spec 1 §7.5: Candidatos em Seleção). */
export function candidatosEmSelecao(ctx: Ctx, filter: EmSelecaoFilter): AsyncGenerator<EmSelecao[]> {
  const { situacaoCandidato: aptidao = 'I' } = filter
  const statement = sql<EmSelecao>`
    select v.id as "solicitacaoId", v.descricao as solicitacao, a.nome as area, v.quantidade as vagas, k.id as "candidatoId", k.nome, k.pessoal_cpf as cpf,
      ${contatoSql('k')} as contato, t.nome as etapa,
      coalesce(to_char(s.na_etapa_desde at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), to_char(s.data, 'YYYY-MM-DD')) as data,
      coalesce(s.aptidao, 'I') as aptidao, s.situacao, coalesce(s.observacao, s.motivo) as observacao
    from candidato_solicitacao s
    join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
    join area_organizacional a on a.empresa_id = v.empresa_id and a.id = v.area_organizacional_id
    join candidato k on k.empresa_id = s.candidato_empresa_id and k.id = s.candidato_id
    left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
    where ${visibleSql(ctx, 'captacao/candidato-solicitacao', 's')} and ${entreIds('s.candidato_id', filter.candidatosIds)}
      and ${entreIds('s.solicitacao_id', filter.solicitacoesIds)} and ${entreIds('s.etapa_seletiva_id', filter.etapasIds)}
      and ${situacaoSql(filter.statusSolicitacao, 'v')} ${aptidao === 'I' ? sql`` : sql`and s.aptidao = ${aptidao}`}
    order by v.descricao, v.id, k.nome, s.id`
  return batchesOf(ctx.db, statement.compile(ctx.db))
}
