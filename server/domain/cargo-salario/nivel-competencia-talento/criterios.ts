import type { Ctx } from '#server/platform/crud/define.ts'

export interface Criterio {
  id: number
  descricao: string
  ativo: boolean
}

/** Criteria by competence id, in order of creation. */
export async function criteriosDe({ db, session }: Ctx, competenciasIds: number[]): Promise<Map<number, Criterio[]>> {
  const found = new Map<number, Criterio[]>()
  if (competenciasIds.length === 0) return found
  const rows = await db
    .selectFrom('criterio_avaliacao_competencia')
    .select(['id', 'descricao', 'ativo', 'competencia_id'])
    .where('empresa_id', '=', session.empresaId)
    .where('competencia_id', 'in', competenciasIds)
    .orderBy('id')
    .execute()
  for (const { competencia_id, ...criterio } of rows) {
    const id = Number(competencia_id)
    found.set(id, [...(found.get(id) ?? []), criterio])
  }
  return found
}
