import { sql } from 'kysely'
import type { Ctx } from '#server/crud/define.ts'

export interface FaixaEmVigor {
  /** absent while no row of the history gives an amount */
  salario: number | null
  status: 'C' | 'A' | 'X'
}

/**
 * What each band pays on a day — spec 2 §3: an amount, or an index times a quantity. A row 'por cargo' gives no amount of its own, so the
 * last amount before it goes on; cancelled rows count for nothing.
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
        order by i.data desc limit 1) end, 2) as salario
      from faixa_salarial_historico h
      where h.empresa_id = f.empresa_id and h.faixa_salarial_id = f.id and h.data <= ${dia}::date
        and h.tipo <> 1 and h.status is distinct from 'X'
      order by h.data desc limit 1
    ) v on true
    where f.empresa_id = ${session.empresaId} and f.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** Ids of the bands of some positions (none named: of all) whose row in force is not confirmed — spec 2 §7. */
export async function faixasPendentes({ db, session, context }: Ctx, cargosIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id
    from faixa_salarial f
    cross join lateral (
      select h.status from faixa_salarial_historico h
      where h.empresa_id = f.empresa_id and h.faixa_salarial_id = f.id
      order by h.data > ${context.hoje}::date, h.data desc limit 1
    ) h
    where f.empresa_id = ${session.empresaId} and h.status in ('A', 'X')
      and (cardinality(${cargosIds}::bigint[]) = 0 or f.cargo_id = any(${cargosIds}::bigint[]))
    order by f.id`.execute(db)
  return rows.map(({ id }) => id)
}
