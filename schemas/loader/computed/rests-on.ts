import { allNodes, type Node, partsOf, type RowsNode } from '#schemas/runtime/computed/node.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

type Entities = ReadonlyMap<string, Entity>

/** A field that an expression reads, and how it is reached. */
export interface Access {
  entity: Entity
  field: Field
  /** where the field is: `record` itself, `rows` of its own list, or `others` (other records) */
  where: 'record' | 'rows' | 'others'
  /** every reader of this record may see the value */
  told: boolean
  /** of the reference only the label is read */
  label: boolean
}

/** Another entity whose records an expression reads. */
export interface Visit {
  entity: Entity
  told: boolean
  /** only their label is read */
  label: boolean
}

/** What an expression reads directly; computed fields are not followed. */
export function looksAt(entities: Entities, entity: Entity, node: Node): { fields: Access[]; others: Visit[] } {
  const fields: Access[] = []
  const others: Visit[] = []
  const add = (at: Entity, path: string, way: Omit<Access, 'entity' | 'field'>) => {
    const field = fieldAt(at, path)
    if (field) fields.push({ entity: at, field, ...way })
  }
  type Way = Omit<Access, 'entity' | 'field'>
  const visit = (one: Node, at: Entity, around: Entity | undefined, way: Way): void => {
    if (one.op === 'field')
      add(one.outer && around ? around : at, one.path, one.outer ? { ...way, where: 'record' } : way)
    else if (one.op === 'through') {
      const holder = one.outer && around ? around : at
      add(holder, one.reference, one.outer ? { ...way, where: 'record' } : way)
      const target = entities.get(one.target)
      const told = way.told || one.told === true
      if (!target) return
      others.push({ entity: target, told, label: one.label === true })
      visit(one.value, target, undefined, { where: 'others', told, label: one.label === true })
    } else if (one.op === 'rows') rows(one, at, way)
    else for (const part of partsOf(one)) visit(part, at, around, way)
  }
  const rows = (one: RowsNode, at: Entity, way: Way): void => {
    const entityOfRows = entities.get(one.entity)
    if (!entityOfRows) return
    const told = way.told || one.told === true
    if (one.list !== undefined) add(at, one.list, way)
    else others.push({ entity: entityOfRows, told, label: false })
    if (one.through !== undefined) add(entityOfRows, one.through, { where: 'others', told, label: false })
    const inside: Way =
      one.list === undefined
        ? { where: 'others', told, label: false }
        : { ...way, where: way.where === 'others' ? 'others' : 'rows' }
    for (const part of partsOf(one)) visit(part, entityOfRows, at, inside)
  }
  visit(node, entity, undefined, { where: 'record', told: false, label: false })
  return { fields, others }
}

/** What an expression depends on, following computed fields down to stored ones. */
export function restsOn(
  entities: Entities,
  entity: Entity,
  { computes }: Pick<Field, 'computes'>,
): { fields: Access[]; others: Visit[]; nodes: Node[] } {
  if (!computes) return { fields: [], others: [], nodes: [] }
  const { node } = computes
  const { fields, others } = looksAt(entities, entity, node)
  const below = fields.map((access) => {
    const deeper = restsOn(entities, access.entity, access.field)
    const told = (one: { told: boolean }) => one.told || access.told
    return {
      fields: deeper.fields.map((one) => ({
        ...one,
        told: told(one),
        where: access.where === 'others' ? ('others' as const) : one.where === 'record' ? access.where : one.where,
      })),
      others: deeper.others.map((one) => ({ ...one, told: told(one) })),
      nodes: deeper.nodes,
    }
  })
  return {
    fields: [...fields, ...below.flatMap((one) => one.fields)],
    others: [...others, ...below.flatMap((one) => one.others)],
    nodes: [...allNodes(node), ...below.flatMap((one) => one.nodes)],
  }
}
