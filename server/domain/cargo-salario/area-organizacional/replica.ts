import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { areasAbaixo } from './queries.ts'

type Lista = 'empresaEResponsaveis' | 'empresaECoresponsaveis'

/** Copies the responsibles of an area to the areas below, where its switches say so — spec 2 §3 */
export async function replicaResponsaveis(ctx: Ctx, area: AreaOrganizacional): Promise<void> {
  const listas: Lista[] = []
  if (area.replicarResponsaveisParaAreasFilhas) listas.push('empresaEResponsaveis')
  if (area.replicarCorresponsaveisParaAreasFilhas) listas.push('empresaECoresponsaveis')
  if (listas.length === 0) return
  for (const id of await areasAbaixo(ctx, area.id)) {
    const before = await readStored(ctx, id, { lock: true })
    // areas below may copy on; areas with equal lists are not written
    const changed = listas.filter((lista) => pessoas(area[lista]) !== pessoas(before[lista]))
    if (changed.length === 0) continue
    const record: RecordData = { ...before }
    for (const lista of changed) record[lista] = (area[lista] ?? []).map(({ colaborador }) => ({ colaborador }))
    await persist(ctx, { record, before, operation: 'alteracao' })
  }
}

const pessoas = (rows: unknown): string =>
  JSON.stringify(((rows ?? []) as { colaborador: { id: number } }[]).map(({ colaborador }) => colaborador.id))
