import { quadroNoDiaSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { runAsSets, Values } from '#server/platform/database/sql.ts'
import type { Pedido } from './pedido.ts'
import { DA_SITUACAO, type SituacaoNoDia } from './situacao.ts'

/** A record that an adjustment covers, with its amount on the day. */
export interface Alcancado {
  id: number
  nome: string
  valor: number | null
  /** type of pay; 2: index times quantity */
  tipo: number
}

type Onde = Pick<Pedido, 'areas' | 'estabelecimentos' | 'cargos' | 'faixasSalariais'>

/**
 * CTE `alcance`: visible talents who work on the day in the areas and establishments, and in one of the positions and
 * bands, where given.
 */
function alcanceSql(ctx: Ctx, values: Values, dia: string, { areas, estabelecimentos, cargos, faixasSalariais }: Onde) {
  const talento = forEntity(ctx, 'gestao-talentos/talento').entity
  const seen = visibleRows(talento, ctx.session, 't', values, ctx.deps)
  const conditions = [
    'q.trabalha',
    `q.area_id = any(${values.add(areas)}::bigint[])`,
    `(q.estabelecimento_id is null or q.estabelecimento_id = any(${values.add(estabelecimentos)}::bigint[]))`,
    `exists (select from talento t where t.empresa_id = ${values.add(ctx.session.empresaId)} and t.id = q.id and ${seen.join(' and ')})`,
  ]
  if (cargos?.length) conditions.push(`f.cargo_id = any(${values.add(cargos)}::bigint[])`)
  if (faixasSalariais?.length) conditions.push(`q.faixa_id = any(${values.add(faixasSalariais)}::bigint[])`)
  const [empresa, day] = [values.add(ctx.session.empresaId), `${values.add(dia)}::date`]
  return `with ${quadroNoDiaSql(empresa, day)}, alcance as (
    select q.* from quadro q join faixa_salarial f on f.empresa_id = ${empresa} and f.id = q.faixa_id
    where ${conditions.join(' and ')})`
}

/** Talents covered by an adjustment, by id. */
export async function talentosAlcancados(ctx: Ctx, onde: Onde, dia: string): Promise<SituacaoNoDia[]> {
  const values = new Values()
  const text = `${alcanceSql(ctx, values, dia, onde)}
    select ${DA_SITUACAO} from alcance order by id`
  return runAsSets<SituacaoNoDia>(ctx.db, text, values.list)
}

/** Bands that a covered talent is in, or whose position is linked to one of the areas. */
export async function faixasAlcancadas(ctx: Ctx, onde: Onde, dia: string): Promise<Alcancado[]> {
  const values = new Values()
  const base = alcanceSql(ctx, values, dia, onde)
  const empresa = values.add(ctx.session.empresaId)
  const named = [
    ...(onde.cargos?.length ? [`f.cargo_id = any(${values.add(onde.cargos)}::bigint[])`] : []),
    ...(onde.faixasSalariais?.length ? [`f.id = any(${values.add(onde.faixasSalariais)}::bigint[])`] : []),
  ]
  const text = `${base}
    select f.id, c.nome || ' ' || f.nome as nome, p.salario as valor, coalesce(p.tipo, 1) as tipo
    from faixa_salarial f
    join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    left join faixa_no_dia p on p.id = f.id
    where f.empresa_id = ${empresa} and ${['true', ...named].join(' and ')} and (
      f.id in (select faixa_id from alcance) or exists (
        select from cargo_areas_organizacionais l
        where l.empresa_id = f.empresa_id and l.cargo_id = f.cargo_id and l.area_organizacional_id = any(${values.add(onde.areas)}::bigint[])))
    order by f.id`
  return runAsSets<Alcancado>(ctx.db, text, values.list)
}

/** Indices by which a covered talent is paid, directly or through his band. */
export async function indicesAlcancados(ctx: Ctx, onde: Onde, indices: number[], dia: string): Promise<Alcancado[]> {
  const values = new Values()
  const base = alcanceSql(ctx, values, dia, onde)
  const text = `${base}
    select i.id, i.nome, d.valor, 3 as tipo from indice i left join indice_no_dia d on d.id = i.id
    where i.empresa_id = ${values.add(ctx.session.empresaId)}
      and (cardinality(${values.add(indices)}::bigint[]) = 0 or i.id = any(${values.add(indices)}::bigint[]))
      and i.id in (
        select a.indice_id from alcance a where a.tipo = 2
        union select p.indice_id from alcance a join faixa_no_dia p on p.id = a.faixa_id where a.tipo = 1 and p.tipo = 2)
    order by i.id`
  return runAsSets<Alcancado>(ctx.db, text, values.list)
}
