import type { Ctx } from '#server/platform/crud/define.ts'

interface Named {
  id: number
  nome: string
}

/** Which position asks for which area of education, by the position's name; `areas` or `cargos` absent means all. */
export async function cargosDasAreas(
  { db, session }: Ctx,
  { areas, cargos }: { areas?: number[]; cargos?: number[] },
): Promise<{ area: Named; cargo: Named }[]> {
  let query = db
    .selectFrom('cargo_areas_formacao_relacionadas as l')
    .innerJoin('cargo as c', (join) => join.onRef('c.empresa_id', '=', 'l.empresa_id').onRef('c.id', '=', 'l.cargo_id'))
    .innerJoin('area_formacao as a', (join) =>
      join.onRef('a.empresa_id', '=', 'l.empresa_id').onRef('a.id', '=', 'l.area_formacao_id'),
    )
    .select(['a.id as areaId', 'a.nome as areaNome', 'c.id', 'c.nome'])
    .where('l.empresa_id', '=', session.empresaId)
    .orderBy('c.nome')
  if (areas) query = query.where('a.id', 'in', areas)
  if (cargos) query = query.where('c.id', 'in', cargos)
  const rows = await query.execute()
  return rows.map(({ areaId, areaNome, id, nome }) => ({
    area: { id: Number(areaId), nome: areaNome },
    cargo: { id: Number(id), nome },
  }))
}
