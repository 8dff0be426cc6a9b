import type { Table } from '#generator/ddl/shape.ts'
import { checkSql } from './check.ts'
import { columnSql } from './column.ts'
import { indexSql } from './index-sql.ts'
import { list, quote } from './quote.ts'

/** The table with its checks and indexes; foreign keys come when all tables are there. */
export function createTableSql(table: Table): string {
  const lines = [
    ...table.columns.map(columnSql),
    `constraint ${quote(`${table.name}_pkey`)} primary key ${list(table.primaryKey)}`,
    ...table.checks.map((check) => `constraint ${quote(check.name)} check (${checkSql(check)})`),
  ]
  const create = `create table ${quote(table.name)} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`
  return [create, ...table.indexes.map((index) => indexSql(table.name, index))].join('\n')
}
