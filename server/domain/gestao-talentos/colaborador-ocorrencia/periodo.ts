import type { OcorrenciaNoPeriodo, OcorrenciasNoPeriodo } from '#schemas/runtime/answers/positions/occurrences.ts'
import { type Lugar, noLugar, situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'

export interface Periodo extends Lugar {
  dataIni: string
  dataFim: string
  empresasIds?: number[]
  qtdItens: number
}

/** The newest occurrences of a period with their measures; area, position and place are those of the day — spec 3 §7 ocorrencias/por-periodo-providencias */
export async function ocorrenciasNoPeriodo(ctx: Ctx, periodo: Periodo): Promise<OcorrenciasNoPeriodo> {
  const values = new Values()
  const dia = (value: string) => `${values.add(value)}::date`
  const where = [
    visibleTo(ctx, ctx.entity.path, 'o', values),
    `o.data_ini between ${dia(periodo.dataIni)} and ${dia(periodo.dataFim)}`,
    values.among('o.empresa_id', periodo.empresasIds),
    noLugar(periodo, values),
  ].join(' and ')
  const rows = await run<OcorrenciaNoPeriodo & { total: number }>(
    ctx.db,
    `select o.id::int, o.versao, o.data_ini as "dataIni", o.data_fim as "dataFim", o.pontuacao, o.origem,
      json_build_object('id', t.id, 'nome', t.nome) as colaborador,
      json_build_object('id', k.id, 'descricao', k.descricao) as ocorrencia,
      case when p.id is not null then json_build_object('id', p.id, 'descricao', p.descricao) end as providencia,
      a.nome as area, c.nome as cargo, e.nome as estabelecimento, count(*) over ()::int as total
    from colaborador_ocorrencia o
    join talento t on t.empresa_id = o.colaborador_empresa_id and t.id = o.colaborador_id
    join tipo_ocorrencia k on k.empresa_id = o.empresa_id and k.id = o.ocorrencia_id
    left join providencia p on p.empresa_id = o.empresa_id and p.id = o.providencia_id
    left join lateral ${situacaoEmSql('t', 'o.data_ini')} h on true
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = h.area_organizacional_id
    left join estabelecimento e on e.empresa_id = t.empresa_id and e.id = h.estabelecimento_id
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where ${where}
    order by o.data_ini desc, o.id desc limit ${values.add(periodo.qtdItens)}`,
    values.list,
  )
  return { total: rows[0]?.total ?? 0, itens: rows.map(({ total: _, ...row }) => row) }
}

/** Visible talents with occurrences, by name — spec 3 §7 colaboradores-ocorrencias/talentos */
export async function talentosComOcorrencias(ctx: Ctx) {
  const values = new Values()
  return run<{ id: number; nome: string; quantidade: number; pontos: number; ultima: string }>(
    ctx.db,
    `select t.id::int, t.nome, count(*)::int as quantidade, coalesce(sum(o.pontuacao), 0)::int as pontos, max(o.data_ini) as ultima
    from colaborador_ocorrencia o
    join talento t on t.empresa_id = o.colaborador_empresa_id and t.id = o.colaborador_id
    where ${visibleTo(ctx, ctx.entity.path, 'o', values)}
    group by t.id, t.nome order by t.nome, t.id`,
    values.list,
  )
}
