import type { Step } from '#generator/diff/step.ts'
import { fits } from '#generator/diff/types.ts'
import { checkSql, checkWords } from './check.ts'
import { columnSql } from './column.ts'
import { createTableSql } from './create-table.ts'
import { guardSql } from './guard.ts'
import { foreignKeySql, indexSql } from './index-sql.ts'
import { quote } from './quote.ts'

/** The SQL of one step, ending in a semicolon. */
export function stepSql(step: Step): string {
  switch (step.kind) {
    case 'renameTable':
      return `alter table ${quote(step.from)} rename to ${quote(step.to)};`
    case 'renameIndex':
      return `alter index ${quote(step.from)} rename to ${quote(step.to)};`
    case 'dropIndex':
      return `drop index ${quote(step.name)};`
    case 'createTable':
      return createTableSql(step.table)
    case 'dropTable':
      return `drop table ${quote(step.table)};`
    case 'addIndex':
      return indexSql(step.table, step.index)
    case 'addForeignKey':
      return foreignKeySql(step.table, step.foreignKey)
    default:
      return alterSql(step)
  }
}

type Alteration = Exclude<
  Step,
  { kind: 'renameTable' | 'renameIndex' | 'dropIndex' | 'createTable' | 'dropTable' | 'addIndex' | 'addForeignKey' }
>

function alterSql(step: Alteration): string {
  const alter = `alter table ${quote(step.table)}`
  switch (step.kind) {
    case 'renameColumn':
      return `${alter} rename column ${quote(step.from)} to ${quote(step.to)};`
    case 'renameConstraint':
      return `${alter} rename constraint ${quote(step.from)} to ${quote(step.to)};`
    case 'dropConstraint':
      return `${alter} drop constraint ${quote(step.name)};`
    case 'addColumn':
    case 'addGenerated':
      return `${alter} add column ${columnSql(step.column)};`
    case 'dropColumn':
    case 'dropGenerated':
      return `${alter} drop column ${quote(step.name)};`
    case 'changeType':
      return changeTypeSql(step)
    case 'changeDefault': {
      const change = step.default === undefined ? 'drop default' : `set default ${step.default}`
      return `${alter} alter column ${quote(step.name)} ${change};`
    }
    case 'setNotNull': {
      const name = quote(step.name)
      const fill =
        step.fill === undefined ? '' : `update ${quote(step.table)} set ${name} = ${step.fill} where ${name} is null;\n`
      return `${fill}${alter} alter column ${name} set not null;`
    }
    case 'dropNotNull':
      return `${alter} alter column ${quote(step.name)} drop not null;`
    case 'addCheck':
      return addCheckSql(step)
  }
}

function changeTypeSql({ table, name, from, to, dropDefault }: Extract<Step, { kind: 'changeType' }>): string {
  const column = quote(name)
  const condition = fits(column, from, to)
  const guard = condition
    ? `${guardSql(quote(table), `not (${condition})`, `${table}.${name}: há valores que não cabem no tipo ${to}`)}\n`
    : ''
  // a day becomes the instant it begins at in the business's time zone, which is the database's
  const drop = dropDefault ? ` alter column ${column} drop default,` : ''
  return `${guard}alter table ${quote(table)}${drop} alter column ${column} type ${to} using ${column}::${to};`
}

function addCheckSql({ table, check, guarded }: Extract<Step, { kind: 'addCheck' }>): string {
  const condition = checkSql(check)
  const message = `${table}: há registros fora da nova regra (${checkWords(check)}); corrija-os antes`
  const guard = guarded ? `${guardSql(quote(table), `not (${condition})`, message)}\n` : ''
  const lenient = check.kind === 'required' ? ' not valid' : ''
  return `${guard}alter table ${quote(table)} add constraint ${quote(check.name)} check (${condition})${lenient};`
}
