import { sql } from 'kysely'
import { timesMoney } from '#schemas/runtime/domain/money.ts'
import { valoresDosIndices } from '#server/domain/cargo-salario/indice/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { selectPage } from '#server/platform/crud/list/list.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import type { Pago } from './pago.ts'

export { pagamNoDiaSql } from './no-dia.ts'
export { type Pago, pagoDe } from './pago.ts'

export interface FaixaEmVigor {
  /** null while no row of the history has an amount */
  salario: number | null
  status: 'C' | 'A' | 'X'
}

/**
 * Amount of each band on a day — spec 2 §3: fixed, or index times quantity. Rows of type 'por cargo' have no amount, so
 * the last amount before stays valid; only confirmed rows count.
 */
export async function faixasEmVigor(
  { db, session }: Ctx,
  ids: number[],
  dia: string,
): Promise<Map<number, FaixaEmVigor>> {
  const { rows } = await sql<FaixaEmVigor & { id: number }>`
    select f.id, h.status, v.salario
    from faixa_salarial f
    cross join lateral (
      select h.status from faixa_salarial_historico h
      where h.empresa_id = f.empresa_id and h.faixa_salarial_id = f.id and h.data <= ${dia}::date
      order by h.data desc limit 1
    ) h
    left join lateral (
      select round(case h.tipo when 3 then h.valor else h.quantidade * (
        select i.valor from indice_historico i
        where i.empresa_id = h.empresa_id and i.indice_id = h.indice_id and i.data <= ${dia}::date
          and coalesce(i.status, 'C') = 'C'
        order by i.data desc limit 1) end, 2) as salario
      from faixa_salarial_historico h
      where h.empresa_id = f.empresa_id and h.faixa_salarial_id = f.id and h.data <= ${dia}::date
        and h.tipo <> 1 and coalesce(h.status, 'C') = 'C'
      order by h.data desc limit 1
    ) v on true
    where f.empresa_id = ${session.empresaId} and f.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** Ids of the bands of some positions (absent: of all) that the payroll has not confirmed yet — spec 2 §7. */
export async function faixasPendentes(ctx: Ctx, cargosIds?: number[]): Promise<number[]> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const filter = JSON.stringify({ pendente: true, ...(cargosIds && { cargosIds }) })
  const query = parseListQuery(ctx.entity, { filter, unpaged: 'true', sort: 'id,asc' })
  const { rows } = await selectPage(ctx, plan, { name: 'pendentes', select: 't.id' }, query)
  return rows.map(({ id }) => Number(id))
}

/** Amount of a `Pago` on a day; undefined where band or index have no value by then. */
export async function salarioEm(ctx: Ctx, { tipo, faixa, indice, quantidade, valor }: Pago, dia: string) {
  if (tipo === 3) return valor
  if (tipo === 1) {
    const vigente = faixa === undefined ? undefined : (await faixasEmVigor(ctx, [faixa], dia)).get(faixa)
    return vigente?.salario ?? undefined
  }
  const doIndice = indice === undefined ? undefined : (await valoresDosIndices(ctx, [indice], dia)).get(indice)
  return doIndice === undefined || quantidade === undefined ? undefined : timesMoney(quantidade, doIndice)
}
