import type { XCondition, XOperand } from '#schemas/runtime/written/report.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import { sortableSql } from '#server/platform/crud/ordered.ts'
import { someSql } from './rows.ts'
import type { Scope } from './scope.ts'
import { castOf, daySql, type SqlValue } from './sql-value.ts'

type Filters = Record<string, unknown>
type Scalar = string | number | boolean

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The result of a condition over filters alone; undefined where it looks at rows, too. */
export function decideByFilters(condition: XCondition, filters: Filters): boolean | undefined {
  const all = (conditions: XCondition[]) => conditions.map((each) => decideByFilters(each, filters))
  if (condition.any) return join(all(condition.any), (each) => each.some(Boolean))
  if (condition.every) return join(all(condition.every), (each) => each.every(Boolean))
  if (condition.none) return join(all(condition.none), (each) => !each.some(Boolean))
  if (condition.filter === undefined || condition.cases) return undefined
  const value = filters[condition.filter]
  if (condition.equals !== undefined) return constants(condition.equals).some((one) => holds(value, one))
  if (condition.differs !== undefined) return !constants(condition.differs).some((one) => holds(value, one))
  return isFilled(value) === (condition.filled ?? true)
}

const join = (each: (boolean | undefined)[], over: (known: boolean[]) => boolean): boolean | undefined =>
  each.every((one) => one !== undefined) ? over(each as boolean[]) : undefined

/** Whether a filter is filled in; a boolean is only when it is true. */
const isFilled = (value: unknown): boolean => !isEmpty(value) && value !== false

const holds = (value: unknown, one: Scalar): boolean => (Array.isArray(value) ? value.includes(one) : value === one)

const constants = (operand: XOperand): Scalar[] =>
  Array.isArray(operand) ? operand : typeof operand === 'object' ? [] : [operand]

/** A condition as SQL over a scope; undefined where it narrows nothing, since the filter it names is not filled in. */
export function conditionSql(condition: XCondition, scope: Scope): string | undefined {
  const { filters } = scope.frame
  const verdict = decideByFilters(condition, filters)
  if (verdict !== undefined) return String(verdict)
  if (condition.any) return someOf(condition.any, scope)
  if (condition.every) return allOf(condition.every, scope)
  if (condition.none) {
    const some = someOf(condition.none, scope)
    return some && `(${some}) is not true`
  }
  if (condition.some !== undefined) return someSql(condition.some, condition.where, scope)
  if (condition.missing !== undefined) return `not ${someSql(condition.missing, condition.where, scope)}`
  if (condition.filter !== undefined) {
    const asked = filters[condition.filter]
    const chosen = isEmpty(asked) ? undefined : condition.cases?.[String(asked)]
    return chosen && allOf(chosen, scope)
  }
  return comparison(condition, scope)
}

function someOf(conditions: XCondition[], scope: Scope): string | undefined {
  const parts = written(conditions, scope)
  return parts.length > 0 ? `(${parts.join(' or ')})` : undefined
}

export function allOf(conditions: readonly XCondition[], scope: Scope): string | undefined {
  const parts = written(conditions, scope)
  return parts.length > 0 ? `(${parts.join(' and ')})` : undefined
}

const written = (conditions: readonly XCondition[], scope: Scope): string[] =>
  conditions.map((each) => conditionSql(each, scope)).filter((each) => each !== undefined)

const comparisons = { from: '>=', to: '<=', above: '>', below: '<' } as const

function comparison(condition: XCondition, scope: Scope): string | undefined {
  const made: ((left: SqlValue) => string)[] = []
  const add = (operand: XOperand | undefined, make: (left: SqlValue, asked: Asked) => string) => {
    const asked = operand === undefined ? undefined : askedOf(operand, condition.all, scope)
    if (asked) made.push((left) => make(left, asked))
  }
  add(condition.equals, (left, asked) => equal(left, asked, scope))
  add(condition.differs, (left, asked) => `(${equal(left, asked, scope)}) is not true`)
  add(condition.contains, (left, asked) => contains(left, asked, scope))
  for (const [name, operator] of Object.entries(comparisons))
    add(condition[name as keyof typeof comparisons], (left, asked) => {
      const right = 'values' in asked ? boundOf(left, asked.values[0], scope) : daySql(asked)
      const inOrder = (sql: string) => sortableSql(left.field, sql)
      return `${inOrder(daySql(left))} ${operator} ${inOrder(right)}`
    })
  const { filled: wanted, value = '' } = condition
  if (wanted !== undefined) made.push((left) => filled(left, wanted))
  if (made.length === 0) return undefined
  const left = scope.frame.write.plain(value, scope)
  return made.map((make) => make(left)).join(' and ')
}

/** What a value is compared with: constants, or another value. */
type Asked = { values: Scalar[]; many: boolean } | SqlValue

/** Undefined where a filter is empty, or has the value that stands for all (`all`). */
function askedOf(operand: XOperand, all: Scalar | undefined, scope: Scope): Asked | undefined {
  if (typeof operand !== 'object' || Array.isArray(operand))
    return { values: constants(operand), many: Array.isArray(operand) }
  if ('value' in operand) return scope.frame.write.plain(operand.value, scope)
  const value = saidOf(scope.frame.filters[operand.filter])
  if (isEmpty(value) || value === all) return undefined
  return Array.isArray(value) ? { values: value as Scalar[], many: true } : { values: [value as Scalar], many: false }
}

/** The value of a filter; of a record its id. */
const saidOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

function equal(left: SqlValue, asked: Asked, { frame }: Scope): string {
  // records compare by id: two may have the same name
  if (!('values' in asked))
    return left.id && asked.id ? `${left.id} = ${asked.id}` : `${daySql(left)} = ${daySql(asked)}`
  const { values, many } = asked
  if (left.holds) return left.holds(frame.param(values, 'bigint[]'))
  const [first] = values
  if (left.type === 'json')
    return `(${values.map((each) => `${left.sql} @> ${frame.param(JSON.stringify([each]), 'jsonb')}`).join(' or ')})`
  if (left.type === 'boolean') return `${left.sql} is ${first === true || first === 'true' ? '' : 'not '}true`
  // a record is asked for by its id
  const target = left.id ?? daySql(left)
  const type = left.id ? 'bigint' : left.type === 'instant' ? 'date' : castOf(left.type)
  return many ? `${target} = any(${frame.param(values, `${type}[]`)})` : `${target} = ${frame.param(first, type)}`
}

const boundOf = (left: SqlValue, value: Scalar | undefined, { frame }: Scope): string =>
  frame.param(value, left.type === 'instant' ? 'date' : castOf(left.type))

function contains({ sql }: SqlValue, asked: Asked, { frame }: Scope): string {
  const text = 'values' in asked ? frame.param(`%${escapeLike(String(asked.values[0]))}%`, 'text') : asked.sql
  return `prumo_busca(${sql}) like prumo_busca(${text})`
}

function filled({ sql, type }: SqlValue, wanted: boolean): string {
  if (type === 'text') return wanted ? `btrim(${sql}) <> ''` : `coalesce(btrim(${sql}), '') = ''`
  return `${sql} is ${wanted ? 'not ' : ''}null`
}
