import type { Effective, Entity, Field } from '../model.ts'
import { leafFields } from '../paths.ts'

/** A list of dated rows, and the fields of the record that follow its row in force. */
export interface History {
  /** the list */
  field: Field
  child: Entity
  effective: Effective
  /** fields of the record, each with the field of the row that it follows */
  followers: { field: Field; source: string }[]
}

/** The dated lists of an entity. */
export function historiesOf(entity: Entity, entities: Pick<ReadonlyMap<string, Entity>, 'get'>): History[] {
  const leaves = leafFields(entity.fields)
  return leaves.flatMap((field) => {
    const child = field.kind === 'children' && field.target ? entities.get(field.target) : undefined
    if (!child?.effective) return []
    const followers = leaves.flatMap((one) =>
      one.hint.inForce?.startsWith(`${field.path}.`)
        ? [{ field: one, source: one.hint.inForce.slice(field.path.length + 1) }]
        : [],
    )
    return [{ field, child, effective: child.effective, followers }]
  })
}
