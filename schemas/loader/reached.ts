import type { Entity, Field, Withheld } from '#schemas/runtime/model.ts'

/**
 * Marks what is not told to who only reaches records of a register one by one (`x-entity.reached`): fields of the classes it names, and the fields and lists
 * it names, with everything inside. Called when the rows of lists know whose they are.
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
      // rows that another entity shares are marked once: whoever reads that one holds none of its `from`
      if (rows?.parent?.entity === entity.path) visit(rows.fields, hidden, false)
    }
  }
  visit(entity.fields, false, true)
}
