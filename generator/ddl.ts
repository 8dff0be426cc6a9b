import type { Entity } from '#schemas/runtime/model.ts'
import type { Table } from './ddl/shape.ts'
import { entityTables } from './ddl/table.ts'

/** Derives the tables of entities, of children, and of lists of references from the schemas, sorted by name. */
export function tablesOf(entities: Map<string, Entity>): Table[] {
  return [...entities.values()]
    .flatMap((entity) => entityTables(entity, entities))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
