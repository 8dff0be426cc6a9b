import type { Table } from '#generator/ddl/shape.ts'
import { checkSql } from './check.ts'
import { columnSql } from './column.ts'
import { indexSql } from './index-sql.ts'
import { listSql, quoteName } from './quote.ts'

/** Creates a table with its checks and indexes; foreign keys are added after all tables. */
export function createTableSql(table: Table): string {
  const lines = [
    ...table.columns.map(columnSql),
    `constraint ${quoteName(`${table.name}_pkey`)} primary key ${listSql(table.primaryKey)}`,
    ...table.checks.map((check) => `constraint ${quoteName(check.name)} check (${checkSql(check)})`),
  ]
  const create = `create table ${quoteName(table.name)} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`
  return [create, ...table.indexes.map((index) => indexSql(table.name, index))].join('\n')
}
