import type { Entity, RecordData, RuleContext } from '../model.ts'
import { setAt, valueAt } from '../paths.ts'
import type { EntityRuntime } from '../validator.ts'
import { computedValues, isComputing, type Sight, type Wanted } from './evaluate.ts'

type Runtime = Pick<EntityRuntime, 'child'> & { entity: Pick<Entity, 'fields'> }

/** A copy of the record with its computed fields, as far as they depend on the record alone; child rows are not computed. */
export function withComputed(
  runtime: Runtime,
  record: RecordData,
  context: RuleContext,
  wanted: Wanted = {},
): RecordData {
  if (!isComputing(runtime.entity, wanted.ruled)) return record
  const copy = { ...record }
  const sight: Sight = {
    entity: runtime.entity,
    record,
    context,
    entityOf: (path) => runtime.child(path).entity,
  }
  for (const { field, value } of computedValues(sight, wanted)) {
    if (value === valueAt(copy, field.path)) continue
    // nested objects are cloned before a value is set in them
    const [head = field.path] = field.path.split('.')
    if (head !== field.path) copy[head] = structuredClone(copy[head])
    setAt(copy, field.path, value)
  }
  return copy
}
