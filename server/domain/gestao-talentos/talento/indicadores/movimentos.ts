import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { runAsSets, Values } from '#server/platform/database/sql.ts'
import { type Lugar, noLugar } from '../lugar.ts'

/** Filters of movements; absent members do not filter. */
export interface MovimentosFilter extends Lugar {
  /** counts from the first day of its month */
  dataIni: string
  dataFim: string
  vinculos?: string[]
}

/** Movements of a month, and talents active on its first day. */
export interface MovimentosDoMes {
  /** first day of the month */
  mes: string
  /** working there on that day */
  ativos: number
  admissoes: number
  desligamentos: number
  /** with a reason that counts in the turnover */
  desligamentosTurnover: number
}

/**
 * SQL condition of counted talents: no partners, unconfirmed or cancelled admissions, nor dismissed ones without a day.
 * The same for active, admitted and dismissed talents (spec 3 §7: indicador-turnover, taxa-demissao).
 */
export const CONTA = `t.situacao not in ('C', 'G') and coalesce(t.vinculo, 'E') <> 'O'
  and (t.situacao <> 'D' or t.data_desligamento is not null)`

/**
 * CTEs: `pessoa`, the visible talents that count, and `trecho`, their periods by place; before the first history row
 * its place applies.
 */
const trechosSql = (conditions: string): string => `pessoa as materialized (
    select t.empresa_id, t.id, t.data_admissao as entrou, t.data_desligamento as saiu, coalesce(m.turnover, false) as turnover
    from talento t
    left join motivo_desligamento m on m.empresa_id = t.empresa_id and m.id = t.motivo_desligamento_id
    where ${CONTA} and t.data_admissao is not null and ${conditions}
  ), linha as (
    select h.empresa_id, h.talento_id, h.estabelecimento_id, h.area_organizacional_id, h.faixa_salarial_id,
      case when row_number() over ordem = 1 then '-infinity' else h.data end as de,
      coalesce(lead(h.data) over ordem, 'infinity') as ate
    from talento_historico h
    join pessoa p on p.empresa_id = h.empresa_id and p.id = h.talento_id
    where coalesce(h.status, 'C') = 'C'
    window ordem as (partition by h.empresa_id, h.talento_id order by h.data, h.id)
  )`

/** CTE: periods in the chosen places; talents without history are in none. */
const noLugarSql = (lugar: string): string => `trecho as materialized (
    select p.entrou, p.saiu, p.turnover, coalesce(h.de, '-infinity') as de, coalesce(h.ate, 'infinity') as ate
    from pessoa p
    left join linha h on h.empresa_id = p.empresa_id and h.talento_id = p.id
    left join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    where ${lugar}
  )`

/**
 * Months of a period with talents active on the first day, admissions and dismissals, each by place on its day. One
 * statement: histories are turned into periods once and joined with the months.
 */
export async function movimentosPorMes(ctx: Ctx, filter: MovimentosFilter): Promise<MovimentosDoMes[]> {
  const { dataIni, dataFim, vinculos } = filter
  const values = new Values()
  const ini = `date_trunc('month', ${values.add(dataIni)}::timestamp)::date`
  const fim = `${values.add(dataFim)}::date`
  const conditions = [
    visibleTo(ctx, 'gestao-talentos/talento', 't', values),
    values.among(`coalesce(t.vinculo, 'E')`, vinculos, 'text'),
  ].join(' and ')
  return runAsSets<MovimentosDoMes>(
    ctx.db,
    `with ${trechosSql(conditions)}, ${noLugarSql(noLugar(filter, values))}, mes as (
      select dia::date as dia from generate_series(${ini}::timestamp, ${fim}::timestamp, interval '1 month') dia
    ), presente as (
      select m.dia, count(*) as ativos from mes m
      join trecho x on x.entrou <= m.dia and (x.saiu is null or x.saiu >= m.dia) and x.de <= m.dia and m.dia < x.ate
      group by m.dia
    ), entrada as (
      select date_trunc('month', x.entrou::timestamp)::date as dia, count(*) as admissoes from trecho x
      where x.entrou between ${ini} and ${fim} and x.de <= x.entrou and x.entrou < x.ate
      group by 1
    ), saida as (
      select date_trunc('month', x.saiu::timestamp)::date as dia, count(*) as desligamentos, count(*) filter (where x.turnover) as contados from trecho x
      where x.saiu between ${ini} and ${fim} and x.de <= x.saiu and x.saiu < x.ate
      group by 1
    )
    select to_char(m.dia, 'YYYY-MM-DD') as mes, coalesce(p.ativos, 0)::int as ativos, coalesce(e.admissoes, 0)::int as admissoes,
      coalesce(s.desligamentos, 0)::int as desligamentos, coalesce(s.contados, 0)::int as "desligamentosTurnover"
    from mes m
    left join presente p on p.dia = m.dia
    left join entrada e on e.dia = m.dia
    left join saida s on s.dia = m.dia
    order by m.dia`,
    values.list,
  )
}
