import type { Problem } from '#schemas/loader/problem.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { storageOf } from '#schemas/storage.ts'
import type { LintContext } from './context.ts'

/** What no two entities may share: routes, tables, type names, children. */
export function acrossEntities({ model, fixedTables }: LintContext): Problem[] {
  const entities = [...model.entities.values()]
  const tables = new Map<string, string>([...fixedTables].map((name) => [name, 'o próprio sistema']))
  const routes = new Map<string, string>()
  const children = new Map<string, string>()
  return entities.flatMap((entity) => [
    ...entity.routes.flatMap((route, i) =>
      taken(routes, route, entity, i === 0 ? ['route'] : ['routes', i - 1], `a rota "${route}" já é de`),
    ),
    ...[entity.table, ...storageOf(entity, model).links.map((link) => link.table)].flatMap((table) =>
      taken(tables, table, entity, [], `a tabela ${table} já é de`),
    ),
    ...leafFields(entity.fields).flatMap((field) =>
      field.kind === 'children' && field.target
        ? taken(children, field.target, entity, [], `os filhos ${field.target} já são de`)
        : [],
    ),
  ])
}

function taken(
  known: Map<string, string>,
  name: string,
  entity: Entity,
  at: (string | number)[],
  message: string,
): Problem[] {
  const owner = known.get(name)
  known.set(name, owner ?? entity.path)
  const path = at.length > 0 ? ['x-entity', ...at] : []
  return owner === undefined ? [] : [{ file: `${entity.path}.json`, path, message: `${message} ${owner}` }]
}
