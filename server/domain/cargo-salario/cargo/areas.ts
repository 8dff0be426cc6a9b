import type { Cargo } from '#schemas/generated/types/cargo-salario/cargo.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Adds areas to positions; existing ones stay. @returns number of changed positions */
export async function incluiAreas(tx: Ctx, cargos: number[], areas: number[]): Promise<number> {
  let changed = 0
  for (const id of cargos) {
    const stored = await findStored<RecordData & Pick<Cargo, 'areasOrganizacionais'>>(tx, id, { lock: true })
    if (!stored) return invalid([fieldError('cargosIds', 'Um dos cargos informados não existe')])
    const own = stored.areasOrganizacionais ?? []
    const missing = areas.filter((area) => !own.some((one) => one.id === area))
    if (missing.length === 0) continue
    const areasOrganizacionais = [...own, ...missing.map((area) => ({ id: area }))]
    await changeStored(tx, stored, { areasOrganizacionais }, 'alteracao')
    changed += 1
  }
  return changed
}
