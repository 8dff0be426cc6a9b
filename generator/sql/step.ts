import type { Check, Index } from '#generator/ddl/shape.ts'
import type { Step } from '#generator/diff/step.ts'
import { fitsSql } from '#generator/diff/types.ts'
import { checkSql, checkWords } from './check.ts'
import { columnSql } from './column.ts'
import { convertColumnSql, convertDeletedSql, convertRowSql, convertTypeSql } from './convert.ts'
import { createTableSql } from './create-table.ts'
import { countSql, findingsSql, guardSql, noticeSql } from './guard.ts'
import { foreignKeySql, indexSql } from './index-sql.ts'
import { moveSql } from './move.ts'
import { quoteName } from './quote.ts'
import { renameFieldSql, renamePathSql } from './stored-names.ts'

/** The SQL of one step, ending in a semicolon. */
export function stepSql(step: Step): string {
  switch (step.kind) {
    case 'renameTable':
      return `alter table ${quoteName(step.from)} rename to ${quoteName(step.to)};`
    case 'renameIndex':
      return `alter index ${quoteName(step.from)} rename to ${quoteName(step.to)};`
    case 'dropIndex':
      return `drop index ${quoteName(step.name)};`
    case 'createTable':
      return createTableSql(step.table)
    case 'dropTable':
      return `${noticeSql(step.table, undefined, `perde a tabela ${step.table}: {n}`)}\ndrop table ${quoteName(step.table)};`
    case 'dropMovedTable':
      return `drop table ${quoteName(step.table)};`
    case 'moveData':
      return moveSql(step.move)
    case 'convertColumn':
      return convertColumnSql(step)
    case 'convertDeleted':
      return convertDeletedSql(step)
    case 'convertRow':
      return convertRowSql(step)
    case 'renamePath':
      return renamePathSql(step)
    case 'renameField':
      return renameFieldSql(step)
    case 'stateLastDays':
      return `${step.sql};`
    case 'addIndex':
      return (step.guarded ? `${keyGuardSql(step.table, step.index)}\n` : '') + indexSql(step.table, step.index)
    case 'addForeignKey':
      return foreignKeySql(step.table, step.foreignKey)
    default:
      return alterSql(step)
  }
}

type Alteration = Exclude<
  Step,
  {
    kind:
      | 'renameTable'
      | 'renameIndex'
      | 'dropIndex'
      | 'createTable'
      | 'dropTable'
      | 'dropMovedTable'
      | 'moveData'
      | 'convertColumn'
      | 'convertDeleted'
      | 'convertRow'
      | 'renamePath'
      | 'renameField'
      | 'stateLastDays'
      | 'addIndex'
      | 'addForeignKey'
  }
>

function alterSql(step: Alteration): string {
  const alter = `alter table ${quoteName(step.table)}`
  switch (step.kind) {
    case 'renameColumn':
      return `${alter} rename column ${quoteName(step.from)} to ${quoteName(step.to)};`
    case 'renameConstraint':
      return `${alter} rename constraint ${quoteName(step.from)} to ${quoteName(step.to)};`
    case 'dropConstraint':
      return `${alter} drop constraint ${quoteName(step.name)};`
    case 'addColumn':
    case 'addGenerated':
      return `${alter} add column ${columnSql(step.column)};`
    case 'dropColumn': {
      const filled = `${quoteName(step.name)} is not null`
      const message = `perde a coluna ${step.table}.${step.name}: preenchida em {n}`
      return `${noticeSql(step.table, filled, message)}\n${alter} drop column ${quoteName(step.name)};`
    }
    case 'dropMovedColumn':
    case 'dropGenerated':
      return `${alter} drop column ${quoteName(step.name)};`
    case 'changeType':
      return step.convert ? convertTypeSql({ ...step, convert: step.convert }) : changeTypeSql(step)
    case 'changeDefault': {
      const change = step.default === undefined ? 'drop default' : `set default ${step.default}`
      return `${alter} alter column ${quoteName(step.name)} ${change};`
    }
    case 'setNotNull': {
      const name = quoteName(step.name)
      const fill =
        step.fill === undefined
          ? ''
          : `update ${quoteName(step.table)} set ${name} = ${step.fill} where ${name} is null;\n`
      return `${fill}${alter} alter column ${name} set not null;`
    }
    case 'dropNotNull':
      return `${alter} alter column ${quoteName(step.name)} drop not null;`
    case 'replaceValue':
      return replaceValueSql(step)
    case 'addCheck':
      return addCheckSql(step)
  }
}

function changeTypeSql({ table, name, from, to, dropDefault }: Extract<Step, { kind: 'changeType' }>): string {
  const column = quoteName(name)
  const condition = fitsSql(column, from, to)
  const guard = condition
    ? `${guardSql(table, `not (${condition})`, `${table}.${name}: há valores que não cabem no tipo ${to}: {n}`)}\n`
    : ''
  // a date becomes midnight in the session's time zone, which is the database's (São Paulo)
  const drop = dropDefault ? ` alter column ${column} drop default,` : ''
  return `${guard}alter table ${quoteName(table)}${drop} alter column ${column} type ${to} using ${column}::${to};`
}

function addCheckSql({ table, check, guarded, removed, back }: Extract<Step, { kind: 'addCheck' }>): string {
  const condition = checkSql(check)
  const message = `${table}: há registros fora da nova regra (${checkWords(check)}); corrija-os antes: {n}`
  const guard = removed ? removedGuardSql(table, check, removed) : guardSql(table, `not (${condition})`, message)
  const add = `alter table ${quoteName(table)} add constraint ${quoteName(check.name)} check (${condition})`
  if (check.kind === 'required') return `${add} not valid;${back ? `\n${validateSql(table, check)}` : ''}`
  return guarded ? `${guard}\n${add};` : `${add};`
}

/** Validates the constraint only if all existing rows satisfy it; otherwise it stays NOT VALID. */
function validateSql(table: string, check: Check): string {
  return [
    'do $$ begin',
    `  if not exists (select from ${quoteName(table)} where not (${checkSql(check)})) then`,
    `    alter table ${quoteName(table)} validate constraint ${quoteName(check.name)};`,
    '  end if;',
    'end $$;',
  ].join('\n')
}

/** Aborts the migration when rows still have removed options; lists these with counts. */
function removedGuardSql(table: string, check: Check, removed: string[]): string {
  const [column = ''] = check.columns
  const query = [
    `select format('%s em %s registros', ${quoteName(column)}, ${countSql('count(*)')}) as achado`,
    `from ${quoteName(table)} where not (${checkSql(check)}) group by ${quoteName(column)} order by ${quoteName(column)}`,
  ]
  const values = removed.map((value) => value.replace(/^'|'$/g, '')).join(', ')
  const message = `${table}.${column}: a lista perdeu ${values}, e ainda há {n}; mude-os antes, ou diga por qual valor trocá-los em x-field.replaces`
  return findingsSql(query, message)
}

function replaceValueSql({ table, name, from, to }: Extract<Step, { kind: 'replaceValue' }>): string {
  const condition = `${quoteName(name)} = ${from}`
  const update = `update ${quoteName(table)} set ${quoteName(name)} = ${to} where ${condition};`
  if (to !== 'null') return update
  const value = from.replace(/^'|'$/g, '')
  return `${noticeSql(table, condition, `esvazia ${table}.${name} onde é ${value}: {n}`)}\n${update}`
}

/** Aborts the migration when rows have equal values of a new unique key; lists them. */
function keyGuardSql(table: string, { columns, singleton }: Index): string {
  if (singleton)
    return guardSql(
      table,
      `(select count(*) from ${quoteName(table)}) > 1`,
      `${table}: só pode haver um registro, e há {n}`,
    )
  const shown = columns.filter((name) => name !== 'empresa_id' || columns.length === 1)
  const value = shown.map((name) => `${quoteName(name)}::text`).join(` || ' + ' || `)
  const query = [
    `select format('"%s" (id %s)', ${value}, string_agg(id::text, ', ' order by id)) as achado`,
    `from ${quoteName(table)} where ${columns.map((name) => `${quoteName(name)} is not null`).join(' and ')}`,
    `group by ${columns.map(quoteName).join(', ')} having count(*) > 1 order by min(id) limit 5`,
  ]
  const message = `${table}: há valores repetidos na nova chave única (${shown.join(' + ')}); corrija-os antes: {n}`
  return findingsSql(query, message)
}
