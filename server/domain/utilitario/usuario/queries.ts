import { sql } from 'kysely'
import type { UsuarioEmpresa } from '#schemas/generated/types/utilitario/usuario-empresa.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'

/** Users are global, areas are not: what a foreign key would refuse is refused here. */
export async function areasDeFora({ db }: Ctx, empresas: UsuarioEmpresa[]): Promise<FieldError[]> {
  const asked = empresas.flatMap(({ empresa, areasIds = [] }, i) =>
    areasIds.map((id) => ({ i, empresa: empresa.id, id })),
  )
  if (asked.length === 0) return []
  const { rows } = await sql<{ i: number }>`
    select distinct p.i
    from unnest(${asked.map(({ i }) => i)}::int[], ${asked.map(({ empresa }) => empresa)}::bigint[], ${asked.map(({ id }) => id)}::bigint[])
      as p(i, empresa_id, id)
    where not exists (
      select from area_organizacional a where a.empresa_id = p.empresa_id and a.id = p.id
    )`.execute(db)
  return rows.map(({ i }) => fieldError(`empresas[${i}].areasIds`, 'Áreas permitidas não pertencem à empresa'))
}
