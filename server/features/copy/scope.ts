import type { Model } from '#schemas/load.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

const isFile = (field: Field) => field.format === 'arquivo'

/** Whether an entity is not copied: by its definition, or because a mandatory reference is not copied. */
export function staysOut(entity: Entity, model: Model, above: readonly Entity[] = []): boolean {
  if (entity.copied === false || entity.lgpd?.erase === 'linha') return true
  return leafFields(entity.fields).some((field) => {
    if (!field.required) return false
    if (isFile(field)) return true
    const target = field.kind === 'reference' ? model.entities.get(field.target ?? '') : undefined
    return target !== undefined && !above.includes(target) && staysOut(target, model, [...above, entity])
  })
}

/** Copied entities that are no child entities; children are copied with their record. */
const rootsOf = (model: Model): Entity[] =>
  [...model.entities.values()].filter((entity) => !entity.parent && !staysOut(entity, model))

/** Ids of copied records by entity: all of the company's own except those with a mandatory reference to a record outside of the copy. */
export async function recordsOf(db: Db, model: Model, company: number): Promise<Map<string, Set<number>>> {
  const kept = new Map<string, Set<number>>()
  const roots = rootsOf(model).filter(isOfCompany)
  for (const { path, table } of roots)
    kept.set(path, new Set(await idsOf(db, `select id from ${table} where empresa_id = $1`, company)))
  // repeats until stable: dropped records may be required by others
  for (let changed = true; changed; ) {
    changed = false
    for (const entity of roots)
      for (const { name, field, part } of planOf(entity, model).storage.columns) {
        const target = part === 'id' && field.required ? kept.get(field.target ?? '') : undefined
        const own = kept.get(entity.path)
        if (!target || !own) continue
        for (const { id, alvo } of await run<{ id: number; alvo: number | null }>(
          db,
          `select id, ${name} as alvo from ${entity.table} where empresa_id = $1`,
          [company],
        ))
          if (alvo !== null && !target.has(alvo) && own.delete(id)) changed = true
      }
  }
  return kept
}

const idsOf = async (db: Db, text: string, company: number): Promise<number[]> =>
  (await run<{ id: number }>(db, text, [company])).map(({ id }) => id)

/** Global records that belong to the company by a child row: its users. */
export async function membersOf(db: Db, model: Model, company: number): Promise<Map<string, number[]>> {
  const members = new Map<string, number[]>()
  for (const child of model.entities.values()) {
    const parent = child.parent && model.entities.get(child.parent.entity)
    if (!parent || isOfCompany(parent) || staysOut(parent, model)) continue
    const { storage } = planOf(child, model)
    const column = storage.columns.find(({ field }) => field.target === 'utilitario/empresa')?.name
    if (column === undefined) continue
    const text = `select distinct ${storage.parent?.column} as id from ${child.table} where ${column} = $1`
    members.set(parent.path, await idsOf(db, text, company))
  }
  return members
}
