import { quadroNoDiaSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { ALVOS } from '../alvos.ts'
import type { Tabela, TipoReajuste } from '../tabela.ts'

interface Partes {
  joins: string
  salario: string
  faixa: string
  paga: string
  noPlano: string
  /** for an applied plan, whose day has the new amounts already: SQL of salary and band amount before it */
  antes: string
  faixaAntes: string
}

/** SQL by kind of plan, with the proposals applied: joins, salary, the talent's band, and the band's amount. */
const DEPOIS: Record<TipoReajuste, Partes> = {
  C: {
    joins: 'left join proposta p on p.alvo = q.id',
    salario: 'coalesce(p.valor, q.salario)',
    faixa: 'coalesce(p.faixa, q.faixa_id)',
    paga: 'f.salario',
    noPlano: 'p.alvo is not null',
    antes: 'coalesce(p.antes, q.salario)',
    faixaAntes: 'q.salario_faixa',
  },
  F: {
    joins: 'left join proposta p on p.alvo = q.faixa_id and q.tipo = 1',
    salario: 'coalesce(p.valor, q.salario)',
    faixa: 'q.faixa_id',
    paga: 'coalesce((select p.valor from proposta p where p.alvo = f.id), f.salario)',
    noPlano: 'p.alvo is not null',
    antes: 'coalesce(p.antes, q.salario)',
    faixaAntes: 'coalesce((select o.antes from proposta o where o.alvo = q.faixa_id), q.salario_faixa)',
  },
  I: {
    joins: `left join faixa_no_dia fq on fq.id = q.faixa_id and q.tipo = 1 and fq.tipo = 2
      left join proposta p on p.alvo = case q.tipo when 2 then q.indice_id when 1 then fq.indice_id end`,
    salario: 'coalesce(round(case q.tipo when 2 then q.quantidade else fq.quantidade end * p.valor, 2), q.salario)',
    faixa: 'q.faixa_id',
    paga: `coalesce(case f.tipo when 2 then (select round(f.quantidade * p.valor, 2) from proposta p where p.alvo = f.indice_id) end, f.salario)`,
    noPlano: 'p.alvo is not null',
    antes: 'coalesce(round(case q.tipo when 2 then q.quantidade else fq.quantidade end * p.antes, 2), q.salario)',
    faixaAntes: 'coalesce(round(fq.quantidade * p.antes, 2), q.salario_faixa)',
  },
}

const PROPOSTAS: Record<TipoReajuste, string> = {
  C: 'select colaborador_id as alvo, salario_proposto as valor, salario_atual as antes, faixa_salarial_proposto_id as faixa from reajuste_colaborador',
  F: 'select faixa_salarial_id as alvo, valor_proposto as valor, valor_atual as antes, null::bigint as faixa from reajuste_faixa_salarial',
  I: 'select indice_id as alvo, valor_proposto as valor, valor_atual as antes, null::bigint as faixa from reajuste_indice',
}

/**
 * CTE `folha`: visible talents who work on the plan's day, with present and proposed pay: id, nome, sexo, area_id,
 * cargo_id, grupo_id, antes, depois, faixa_antes and faixa_depois (band amounts), menor and maior (range of the bands
 * of his position after the plan), no_plano.
 * @param cenario default: the plan's own proposals
 */
export function folhaSql(ctx: Ctx, values: Values, tabela: Tabela, cenario?: number): string {
  const { id, data, tipoReajuste, situacao } = tabela
  const { joins, salario, faixa, paga, noPlano, ...before } = DEPOIS[tipoReajuste]
  const { antes, faixaAntes } = situacao === 'A' ? before : { antes: 'q.salario', faixaAntes: 'q.salario_faixa' }
  const talento = forEntity(ctx, 'gestao-talentos/talento').entity
  const seen = visibleRows(talento, ctx.session, 't', values, ctx.deps).join(' and ')
  const empresa = values.add(ctx.session.empresaId)
  const dia = `${values.add(data)}::date`
  return `with ${quadroNoDiaSql(empresa, dia)}, proposta as (
    ${PROPOSTAS[tipoReajuste]} where ${ALVOS[tipoReajuste].plan.column} = ${values.add(id)} and empresa_id = ${empresa}
      and cenario_id is not distinct from ${values.add(cenario ?? null)}::bigint
  ), paga as (
    select f.id, ${paga} as salario from faixa_no_dia f
  ), amplitude as (
    select s.cargo_id, min(paga.salario) as menor, max(paga.salario) as maior
    from faixa_salarial s join paga on paga.id = s.id where s.empresa_id = ${empresa} group by s.cargo_id
  ), folha as (
    select q.id, q.nome, q.sexo, q.area_id, s.cargo_id, c.nome as cargo, c.grupo_ocupacional_id as grupo_id, ${antes} as antes,
      ${salario} as depois, ${faixaAntes} as faixa_antes, paga.salario as faixa_depois, a.menor, a.maior, ${noPlano} as no_plano
    from quadro q
    ${joins}
    join faixa_salarial s on s.empresa_id = ${empresa} and s.id = ${faixa}
    join cargo c on c.empresa_id = ${empresa} and c.id = s.cargo_id
    left join paga on paga.id = s.id
    left join amplitude a on a.cargo_id = s.cargo_id
    where q.trabalha and exists (select from talento t where t.empresa_id = ${empresa} and t.id = q.id and ${seen})
  )`
}
