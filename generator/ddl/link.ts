import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { hasForeignKey } from '#schemas/runtime/scope.ts'
import type { StoredLink } from '#schemas/storage.ts'
import type { FieldHistory } from './history.ts'
import { identifierOf } from './identifier.ts'
import { columnWas, companyFirst, keyOf, tableOf } from './scope.ts'
import type { Column, ForeignKey, Table } from './shape.ts'

/** The link table of a list of references: owner id, target id, and position. */
export function linkTable(owner: Entity, target: Entity, link: StoredLink, { was }: FieldHistory): Table {
  const number = (name: string, type: Column['type'] = 'integer'): Column => ({ name, type, notNull: true })
  const company = link.targetCompany === undefined ? [] : [link.targetCompany]
  const names = [owner.table, ...owner.was.map(tableOf)].flatMap((table) =>
    [link.field.path, ...was].map((path) => `${table}_${toSnakeCase(path)}`),
  )
  return {
    name: link.table,
    entity: owner.path,
    field: link.field.path,
    columns: [
      ...companyFirst(owner).map((name) => number(name)),
      { ...number(link.owner, 'bigint'), ...columnWas(owner) },
      ...company.map((name) => number(name)),
      { ...number(link.target, 'bigint'), ...columnWas(target) },
      { ...number('ordem_'), default: '0' },
    ],
    primaryKey: companyFirst(owner, link.owner, ...company, link.target),
    foreignKeys: linkKeys(owner, target, link),
    indexes: [{ name: identifierOf(link.table, 'idx'), columns: companyFirst(owner, link.target, ...company) }],
    checks: [],
    ...(names.length > 1 ? { was: names.slice(1) } : {}),
    source: {
      owner: owner.table,
      fields: [link.field.path, ...was],
      column: link.owner,
      target: {
        column: link.target,
        table: target.table,
        ...(link.targetCompany ? { company: link.targetCompany } : {}),
      },
    },
    dropped: owner.dropped,
  }
}

function linkKeys(owner: Entity, target: Entity, link: StoredLink): ForeignKey[] {
  const toOwner: ForeignKey = {
    name: identifierOf(link.table, 'owner_fk'),
    columns: companyFirst(owner, link.owner),
    table: owner.table,
    references: companyFirst(owner, 'id'),
    onDelete: 'cascade',
  }
  if (!hasForeignKey(owner, target)) return [toOwner]
  const toTarget: ForeignKey = {
    name: identifierOf(link.table, 'target_fk'),
    columns: keyOf(target, link.target, link.targetCompany),
    table: target.table,
    references: companyFirst(target, 'id'),
    onDelete: 'restrict',
  }
  return [toOwner, toTarget]
}
