import type { Entity, Field, Withheld } from '#schemas/runtime/model.ts'

/**
 * Marks fields withheld from users who may read single records of a register only by reaching them
 * (`x-entity.reached`): fields of the LGPD classes it names, and the fields and lists it names with all inner fields.
 * Runs after children know their parents.
 */
export function withholdReached(entity: Entity, entities: ReadonlyMap<string, Entity>): void {
  const { reached, authority } = entity
  if (!reached) return
  const withheld: Withheld = { from: reached.authority, unless: [...new Set(Object.values(authority))] }
  const isNamed = ({ path }: Field) => reached.without?.includes(path) === true
  const isOfClass = ({ hint }: Field) =>
    hint.lgpd?.class !== undefined && reached.withoutClasses?.includes(hint.lgpd.class) === true
  const visit = (fields: readonly Field[], inside: boolean, own: boolean): void => {
    for (const field of fields) {
      const hidden = inside || (own && isNamed(field)) || isOfClass(field)
      if (hidden) field.withheld = withheld
      if (field.fields) visit(field.fields, hidden, own)
      const rows = field.kind === 'children' ? entities.get(field.target ?? '') : undefined
      // child rows shared with another entity are marked once: readers of that entity hold none of its `from`
      if (rows?.parent?.entity === entity.path) visit(rows.fields, hidden, false)
    }
  }
  visit(entity.fields, false, true)
}
