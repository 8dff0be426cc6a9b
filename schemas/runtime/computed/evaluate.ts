import { displayDay, isoDay, yearsBetween } from '../dates.ts'
import { addDays, addMonths, daysBetween, monthsBetween } from '../days/days.ts'
import { addWorkingDays, calendarAt, countWorkingDays, NATIONAL_CALENDARS } from '../days/working-days.ts'
import type { Entity, Field, RecordData, RuleContext } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  toDecimal,
} from './decimal.ts'
import type { CasesNode, Comparison, Computation, FieldNode, Node, PlainNode, RowsNode, ThroughNode } from './node.ts'

/** Input of an evaluation. */
export interface Sight {
  entity: Pick<Entity, 'fields'>
  record: RecordData
  /** today's date, and the company's working-day calendar */
  context: Pick<RuleContext, 'hoje' | 'calendario'>
  /** resolves the entity of a list's rows */
  entityOf(path: string): Pick<Entity, 'fields'> | undefined
  /** for rows: the record they belong to */
  outer?: Sight
  /** memoised values of computed fields */
  known?: Map<Field, Value>
}

type Value = string | boolean | Decimal | undefined

const isDecimal = (value: Value): value is Decimal => typeof value === 'object'

/**
 * Evaluates a computed field; undefined when the value is missing. Must agree with the SQL of
 * server/platform/crud/computed/sql.ts: missing operands give a missing result, and a comparison with a missing value
 * is false.
 */
export function computeValue({ node, digits }: Computation, sight: Sight): string | number | boolean | undefined {
  const value = worked(node, sight)
  return toJson(value !== undefined && isDecimal(value) && digits !== undefined ? roundDecimal(value, digits) : value)
}

const toJson = (value: Value): string | number | boolean | undefined =>
  isDecimal(value) ? Number(decimalText(value)) : value

function worked(node: Node, sight: Sight): Value {
  switch (node.op) {
    case 'const':
      return typeof node.value === 'number' ? toDecimal(node.value) : node.value
    case 'today':
      return sight.context.hoje
    case 'field':
    case 'through':
      return fieldValue(node, sight)
    case 'title':
      return titleOf(node, sight)
    case 'text':
      return textOf(node.args, node.separator, sight)
    case 'cases':
      return caseOf(node, sight)
    case 'rows':
      return gathered(node, sight)
    default:
      return plain(node, sight)
  }
}

/** Value of a field of the record; a computed field is evaluated, its value in the record is ignored. */
function fieldValue(node: FieldNode | ThroughNode, sight: Sight): Value {
  const at = node.outer ? sight.outer : sight
  if (!at) return undefined
  const path = node.op === 'field' ? node.path : `${node.reference}.${lastOf(node.value)}`
  if (node.op === 'through' && !node.label) return undefined
  const field = node.op === 'field' ? fieldAt(at.entity, path) : undefined
  return field?.computes ? computedValue(field, field.computes, at) : fromJson(valueAt(at.record, path), node)
}

/** Evaluates a computed field once per record (memoised in `known`). */
function computedValue(field: Field, computes: Computation, at: Sight): Value {
  at.known ??= new Map()
  if (at.known.has(field)) return at.known.get(field)
  const value = worked(computes.node, at)
  const rounded =
    computes.digits !== undefined && value !== undefined && isDecimal(value)
      ? roundDecimal(value, computes.digits)
      : value
  at.known.set(field, rounded)
  return rounded
}

const lastOf = (node: FieldNode | ThroughNode): string => (node.op === 'field' ? node.path : node.reference)

function fromJson(value: unknown, { type }: Node): Value {
  if (value === undefined || value === null || value === '') return undefined
  // the record's own id counts as a reference to it
  if (type === 'reference') return toDecimal(Number(typeof value === 'number' ? value : (value as { id?: number }).id))
  if (typeof value === 'number') return toDecimal(value)
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return undefined
  // input may still be an incomplete date
  return type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : value
}

const holds = (node: Node, sight: Sight): boolean => worked(node, sight) === true

function titleOf(node: Extract<Node, { op: 'title' }>, sight: Sight): Value {
  const code = worked(node.of, sight)
  const plainCode = isDecimal(code) ? Number(decimalText(code)) : code
  return node.titles.find(({ value }) => value === plainCode)?.title
}

function caseOf(node: CasesNode, sight: Sight): Value {
  const found = node.cases.find(({ when }) => holds(when, sight))
  if (found) return worked(found.then, sight)
  return node.else && worked(node.else, sight)
}

/** Joins the present parts with the separator; undefined when only constants are present. */
function textOf(args: Node[], separator: string, sight: Sight): string | undefined {
  const texts = args.map((part) => ({ part, text: asText(worked(part, sight), part) }))
  if (!texts.some(({ part, text }) => part.op !== 'const' && text !== undefined)) return undefined
  return texts.flatMap(({ text }) => text ?? []).join(separator)
}

function asText(value: Value, { type }: Node): string | undefined {
  if (value === undefined) return undefined
  if (isDecimal(value)) return decimalText(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return type === 'date' ? displayDay(value) : value
}

function plain(node: PlainNode, sight: Sight): Value {
  const { args } = node
  const value = (i: number): Value => (args[i] ? worked(args[i], sight) : undefined)
  switch (node.op) {
    case 'all':
      return args.every((part) => holds(part, sight))
    case 'any':
      return args.some((part) => holds(part, sight))
    case 'not':
      return !args.some((part) => holds(part, sight))
    case 'filled':
      return value(0) !== undefined
    case 'in':
      return args.slice(1).some((_, i) => compares('eq', value(0), value(i + 1), args[0]))
    case 'firstFilled': {
      const found = args.find((part) => worked(part, sight) !== undefined)
      return found && worked(found, sight)
    }
    case 'eq':
    case 'ne':
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return compares(node.op, value(0), value(1), args[0])
    case 'day': {
      const instant = value(0)
      const date = typeof instant === 'string' ? new Date(instant) : undefined
      return date && !Number.isNaN(date.getTime()) ? isoDay(date) : undefined
    }
    case 'addDays':
    case 'addMonths':
    case 'daysBetween':
    case 'monthsBetween':
    case 'yearsBetween':
      return ofDays(node.op, value(0), value(1))
    case 'addWorkingDays':
    case 'workingDaysBetween':
      return ofWorkingDays(
        node,
        args.map((_, i) => value(i)),
        sight,
      )
    default:
      return ofNumbers(
        node,
        args.map((_, i) => value(i)),
      )
  }
}

function compares(op: Comparison, a: Value, b: Value, first: Node | undefined): boolean {
  if (a === undefined || b === undefined) return false
  const order = orderOf(a, b, first?.type)
  switch (op) {
    case 'eq':
      return order === 0
    case 'ne':
      return order !== 0
    case 'lt':
      return order < 0
    case 'lte':
      return order <= 0
    case 'gt':
      return order > 0
    default:
      return order >= 0
  }
}

function orderOf(a: string | boolean | Decimal, b: string | boolean | Decimal, type: Node['type'] | undefined): number {
  if (isDecimal(a) && isDecimal(b)) return compareDecimals(a, b)
  if (type === 'instant') return Date.parse(String(a)) - Date.parse(String(b))
  return a === b ? 0 : String(a) < String(b) ? -1 : 1
}

function ofDays(op: string, a: Value, b: Value): Value {
  if (typeof a !== 'string') return undefined
  if (op === 'addDays' || op === 'addMonths') {
    if (!isDecimal(b)) return undefined
    const count = Number(decimalText(b))
    return op === 'addDays' ? addDays(a, count) : addMonths(a, count)
  }
  if (typeof b !== 'string') return undefined
  if (op === 'daysBetween') return toDecimal(daysBetween(a, b))
  return toDecimal(op === 'monthsBetween' ? monthsBetween(a, b) : yearsBetween(a, b))
}

/** Evaluates the working-day operators; without a place, with the national calendar. */
function ofWorkingDays({ op }: PlainNode, [from, second, place]: Value[], { context }: Sight): Value {
  if (typeof from !== 'string') return undefined
  const at = place !== undefined && isDecimal(place) ? Number(decimalText(place)) : undefined
  const calendar = calendarAt(context.calendario ?? NATIONAL_CALENDARS, at)
  if (op === 'addWorkingDays')
    return second !== undefined && isDecimal(second)
      ? addWorkingDays(calendar, from, Number(decimalText(second)))
      : undefined
  return typeof second === 'string' ? toDecimal(countWorkingDays(calendar, from, second)) : undefined
}

function ofNumbers({ op, digits = 0 }: PlainNode, values: Value[]): Value {
  if (!values.every((value) => value !== undefined && isDecimal(value))) return undefined
  const numbers = values as Decimal[]
  const [a, b] = numbers
  if (a === undefined) return undefined
  if (op === 'round') return roundDecimal(a, digits)
  if (op === 'divide') return b && divideDecimals(a, b, digits)
  if (op === 'subtract') return b && addDecimals(a, negateDecimal(b))
  return numbers
    .slice(1)
    .reduce((sum, next) => (op === 'multiply' ? multiplyDecimals(sum, next) : addDecimals(sum, next)), a)
}

/** Aggregates the rows of a list, unsaved ones included. Rows that refer to this record from elsewhere are not available here: undefined. */
function gathered(node: RowsNode, sight: Sight): Value {
  const entity = node.list === undefined ? undefined : sight.entityOf(node.entity)
  if (node.list === undefined || !entity) return undefined
  const written = valueAt(sight.record, node.list)
  const all = (Array.isArray(written) ? written : []).map(
    (record): Sight => ({ ...sight, entity, record: record as RecordData, outer: sight, known: undefined }),
  )
  const rows = all.filter((row) => !node.where || holds(node.where, row))
  if (node.gather === 'count') return toDecimal(rows.length)
  const { value } = node
  if (!value) return undefined
  if (node.gather === 'last') return lastValue(rows, node, value)
  const values = rows.flatMap((row) => worked(value, row) ?? [])
  if (node.gather === 'sum') return values.filter(isDecimal).reduce(addDecimals, toDecimal(0))
  const sign = node.gather === 'min' ? -1 : 1
  return values.reduce<Value>(
    (best, next) => (best === undefined || sign * orderOf(next, best, value.type) > 0 ? next : best),
    undefined,
  )
}

/** Value of the row with the greatest `order`; of equal ones the last in the list. Rows without `order` rank lowest. */
function lastValue(rows: Sight[], { order }: RowsNode, value: Node): Value {
  const [first, ...others] = rows.map((row) => ({ row, at: order && worked(order, row) }))
  if (!first) return undefined
  const isBefore = (at: Value, greatest: Value) =>
    greatest !== undefined && (at === undefined || orderOf(at, greatest, order?.type) < 0)
  const last = others.reduce((best, next) => (isBefore(next.at, best.at) ? best : next), first)
  return worked(value, last.row)
}

type OwnField = { field: Field; computes: Computation }
const known = new WeakMap<readonly Field[], OwnField[]>()

/** Computed fields that depend only on the record, its lists, and the labels of its references. */
function ownFields(fields: readonly Field[]): OwnField[] {
  const found = known.get(fields)
  if (found) return found
  const made = leafFields(fields as Field[]).flatMap((field): OwnField[] =>
    field.computes && field.computes.from !== 'others' ? [{ field, computes: field.computes }] : [],
  )
  known.set(fields, made)
  return made
}

/** Whether an entity has computed fields that depend on the record alone; `ruled`: only those used in validation. */
export const isComputing = ({ fields }: Pick<Entity, 'fields'>, ruled = false): boolean =>
  ownFields(fields).some(({ computes }) => !ruled || computes.ruled)

/** Which computed fields to evaluate. */
export interface Wanted {
  /** references carry labels (in a form, or as read); labels in a request body are not trusted */
  labelled?: boolean
  /** only those used by a rule, a condition or a limit */
  ruled?: boolean
}

/** Values of computed fields that depend on the record alone; empty for entities without any. */
export function computedValues(
  sight: Sight,
  { labelled = false, ruled = false }: Wanted,
): { field: Field; value: string | number | boolean | undefined }[] {
  return ownFields(sight.entity.fields)
    .filter(({ computes }) => (labelled || computes.from === 'record') && (!ruled || computes.ruled))
    .map(({ field, computes }) => ({ field, value: toJson(computedValue(field, computes, sight)) }))
}
