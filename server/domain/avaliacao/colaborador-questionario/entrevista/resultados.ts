import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'

/** A talent who left in a period, with his interview by a model. */
export interface Saida {
  talentoId: number
  talento: string
  matricula: string | null
  dataAdmissao: string
  dataDesligamento: string
  /** on his last day of work */
  areaId: number | null
  cargo: string | null
  motivo: string | null
  iniciativa: 'EMPRESA' | 'COLABORADOR' | null
  /** null: no interview was opened */
  situacao: 'N' | 'P' | 'R' | null
  /** copy, once answered */
  id: number
  questionarioId: number
  numeroVersao: number
  observacao: string | null
}

export interface SaidaFilter {
  dataIni: string
  dataFim: string
  modeloEntrevista: { id: number }
  estabelecimentosIds?: number[]
  areasIds?: number[]
  cargosIds?: number[]
}

/** Talents who left and whom the session sees, without those interviewed by another model; by last day. */
export async function saidasDoModelo(ctx: Ctx, filter: SaidaFilter): Promise<Saida[]> {
  const { dataIni, dataFim, modeloEntrevista, estabelecimentosIds, areasIds, cargosIds } = filter
  const values = new Values()
  const text = `select t.id::int as "talentoId", coalesce(t.nome_social, t.nome) as talento, t.matricula,
      t.data_admissao::text as "dataAdmissao", t.data_desligamento::text as "dataDesligamento",
      h.area_organizacional_id::int as "areaId", c.nome as cargo, m.descricao as motivo,
      coalesce(t.iniciativa_desligamento, m.iniciativa) as iniciativa, q.situacao, q.id::int as id,
      q.questionario_id::int as "questionarioId", q.numero_versao as "numeroVersao", q.observacao
    from talento t
    left join colaborador_questionario q on q.empresa_id = t.empresa_id and q.colaborador_id = t.id and q.origem = 'E'
    left join motivo_desligamento m on m.empresa_id = t.empresa_id and m.id = t.motivo_desligamento_id
    left join lateral ${situacaoEmSql('t', 't.data_desligamento')} h on true
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where t.empresa_id = ${values.add(ctx.session.empresaId)} and t.situacao in ('D', 'U')
      and t.data_desligamento between ${values.add(dataIni)}::date and ${values.add(dataFim)}::date
      and (q.id is null or q.entrevista_id = ${values.add(modeloEntrevista.id)})
      and ${values.among('h.estabelecimento_id', estabelecimentosIds)}
      and ${values.among('h.area_organizacional_id', areasIds)} and ${values.among('c.id', cargosIds)}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
    order by t.data_desligamento, prumo_busca(t.nome), t.id`
  return run<Saida>(ctx.db, text, values.list)
}
