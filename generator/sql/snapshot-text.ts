import type { Snapshot, Table } from '#generator/ddl/shape.ts'

/** JSON of a snapshot with one line per column, key, index and check, so that merges conflict only where both branches changed one of them. */
export function snapshotText({ version, tables }: Snapshot): string {
  return `{\n  "version": ${version},\n  "tables": [\n${tables.map(tableText).join(',\n')}\n  ]\n}\n`
}

function tableText({ name, entity, field, list, lastDays, columns, primaryKey, ...rest }: Table): string {
  const { foreignKeys, indexes, checks } = rest
  const head = {
    name,
    entity,
    ...(field === undefined ? {} : { field }),
    ...(list === undefined ? {} : { list }),
    ...(lastDays === undefined ? {} : { lastDays }),
    primaryKey,
  }
  const lines = Object.entries(head).map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const lists = Object.entries({ columns, foreignKeys, indexes, checks }).map(([key, items]) => listText(key, items))
  return `    {\n${[...lines, ...lists].join(',\n')}\n    }`
}

function listText(key: string, items: object[]): string {
  const lines = items.map((item) => `        ${JSON.stringify(item)}`)
  return `      ${JSON.stringify(key)}: [${lines.length > 0 ? `\n${lines.join(',\n')}\n      ` : ''}]`
}
