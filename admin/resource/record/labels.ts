import { type Lookup, referenceOf } from '#admin/form/lookup.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'

/** Completes references that carry only an id with their labels, so that URLs need no names. References this session cannot choose are dropped. */
export async function withLabels(entity: Entity, record: RecordData, lookup: Lookup): Promise<RecordData> {
  const named = structuredClone(record)
  for (const { kind, target, path } of leafFields(entity.fields)) {
    if ((kind !== 'reference' && kind !== 'references') || target === undefined) continue
    const value = valueAt(named, path)
    const all = [value].flat().filter((one): one is RecordData => typeof one === 'object' && one !== null)
    const bare = all.filter((one) => Object.keys(one).length === 1).map(({ id }) => Number(id))
    if (bare.length === 0) continue
    const items = new Map((await lookup.byIds(target, bare)).map((item) => [item.id, referenceOf(item)]))
    const found = all.flatMap((one) => (Object.keys(one).length === 1 ? (items.get(Number(one.id)) ?? []) : one))
    setAt(named, path, kind === 'reference' ? found[0] : found)
  }
  return named
}
