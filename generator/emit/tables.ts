import type { Column, Table } from '#generator/ddl/shape.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toPascalCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { extendingInterface, keyText, makeOutput, type Output } from './output.ts'

/** Hand-written types of the tables in base.sql. */
export const baseTables = 'server/platform/database/base-tables.ts'

/** Kysely types of the database: one file per group, and `DB` over all. `base`: the hand-written file of base tables exists. */
export function emitTables(tables: Table[], entities: ReadonlyMap<string, Entity>, base: boolean): Output[] {
  const groups = new Map<string, Table[]>()
  for (const table of tables) {
    const group = table.entity.split('/')[0] ?? ''
    groups.set(group, [...(groups.get(group) ?? []), table])
  }
  const names = [...groups.keys()].sort()
  const files = names.map((group) => groupFile(group, groups.get(group) ?? [], entities))
  return [...files, indexFile(names, base)]
}

function groupFile(group: string, tables: Table[], entities: ReadonlyMap<string, Entity>): Output {
  const bodies = tables.map((table) => tableInterface(table, entities.get(table.entity)))
  const list = tables.map((table) => `  ${keyText(table.name)}: ${tableName(table)}`)
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((word) =>
    bodies.some((body) => new RegExp(`\\b${word}<`).test(body)),
  )
  return makeOutput(
    `server/generated/tables/${group}.ts`,
    `import type { ${used.join(', ')} } from 'kysely'`,
    ...bodies,
    `export interface ${toPascalCase(group)}Tables {\n${list.join('\n')}\n}`,
  )
}

function indexFile(groups: string[], base: boolean): Output {
  const imports = groups.map((group) => `import type { ${toPascalCase(group)}Tables } from './${group}.ts'`)
  const parts = [...(base ? ['BaseTables'] : []), ...groups.map((group) => `${toPascalCase(group)}Tables`)]
  return makeOutput(
    'server/generated/tables/index.ts',
    [...(base ? [`import type { BaseTables } from '#${baseTables}'`] : []), ...imports].join('\n'),
    extendingInterface('DB', 'All tables.', parts),
  )
}

const tableName = (table: Table): string => `${toPascalCase(table.name)}Table`

function tableInterface(table: Table, entity: Entity | undefined): string {
  const lines = table.columns.map((column) => `  ${keyText(column.name)}: ${columnType(column, entity)}`)
  return `export interface ${tableName(table)} {\n${lines.join('\n')}\n}`
}

function columnType(column: Column, entity: Entity | undefined): string {
  if (column.searched) return 'GeneratedAlways<string>'
  const value = valueType(column, entity)
  // pg would serialise arrays as PostgreSQL arrays: jsonb values are passed as JSON text
  if (column.type === 'jsonb') {
    const empty = column.notNull ? '' : ' | null'
    return `ColumnType<${value}${empty}, string${empty}${empty && ' | undefined'}, string${empty}>`
  }
  if (column.identity || column.default !== undefined) return `Generated<${value}>`
  return column.notNull ? value : `${value} | null`
}

function valueType(column: Column, entity: Entity | undefined): string {
  const field = entity && column.field ? fieldAt(entity, column.field) : undefined
  if (field?.kind === 'scalar' && field.options && field.type !== 'boolean')
    return field.options
      .map(({ value }) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : value))
      .join(' | ')
  switch (column.type) {
    case 'integer':
    case 'bigint':
    case 'numeric':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'jsonb':
      return field?.schema.items?.type === 'string' || (field?.options && typeof field.options[0]?.value === 'string')
        ? 'string[]'
        : 'unknown'
    default:
      return 'string'
  }
}
