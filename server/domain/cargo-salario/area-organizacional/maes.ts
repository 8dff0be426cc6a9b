import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { hierarquiasDe } from './queries.ts'

/** An area offered as parent, in the shape of tree pickers. */
export interface AreaMae {
  id: number
  nome: string
  rotulo: string
  pai?: number
  ativo?: boolean
  descricaoHierarquia?: string
}

interface Pedido {
  /** the area to be moved; absent for a new one */
  areaId?: number
  /** its present parent, offered even when inactive */
  areaMaeId?: number
  /** only the fields of a picker */
  resumido: boolean
}

/** The active areas that the session sees, without the area itself and its descendants. */
export async function areasMaes(ctx: Ctx, { areaId, areaMaeId, resumido }: Pedido): Promise<AreaMae[]> {
  if (areaId !== undefined) await readStored(ctx, areaId)
  const { empresaId } = ctx.session
  const { rows } = await sql<{ id: number; nome: string; pai: number | null; ativo: boolean }>`
    with recursive propria as (
      select id from area_organizacional where empresa_id = ${empresaId} and id = ${areaId ?? 0}
      union
      select f.id from area_organizacional f join propria on f.area_mae_id = propria.id where f.empresa_id = ${empresaId}
    )
    select a.id, a.nome, a.area_mae_id as pai, a.ativo from area_organizacional a
    where a.empresa_id = ${empresaId} and ${visibleSql(ctx, 'cargo-salario/area-organizacional', 'a')}
      and (a.ativo or a.id = ${areaMaeId ?? 0}) and a.id not in (select id from propria)
    order by a.nome, a.id`.execute(ctx.db)
  const caminhos = resumido
    ? undefined
    : await hierarquiasDe(
        ctx,
        rows.map(({ id }) => id),
      )
  return rows.map(({ id, nome, pai, ativo }) => ({
    ...{ id, nome, rotulo: nome },
    ...(pai === null ? {} : { pai }),
    ...(caminhos && { ativo, descricaoHierarquia: caminhos.get(id)?.caminho ?? nome }),
  }))
}
