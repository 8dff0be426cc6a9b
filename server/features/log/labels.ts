import type { Model } from '#schemas/load.ts'
import { labelSql } from '#server/platform/crud/plan/plan.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** Present labels of records by `entity id`; deleted ones are absent, '' for a record without a label. */
export async function labelsOf(
  db: Db,
  model: Model,
  named: (readonly [string, number])[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, Set<number>>()
  for (const [path, id] of named) wanted.set(path, (wanted.get(path) ?? new Set()).add(id))
  const labels = new Map<string, string>()
  for (const [path, ids] of wanted) {
    const entity = model.entities.get(path)
    if (!entity) continue
    const text = `select t.id, ${labelSql(entity, model, 't')} as rotulo from ${entity.table} t where t.id = any($1::bigint[])`
    const found = await run<{ id: number; rotulo: string | null }>(db, text, [[...ids]])
    for (const { id, rotulo } of found) labels.set(`${path} ${id}`, rotulo ?? '')
  }
  return labels
}
