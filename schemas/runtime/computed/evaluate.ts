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

/** What an expression looks at. */
export interface Sight {
  entity: Pick<Entity, 'fields'>
  record: RecordData
  /** the day, and the company's working days */
  context: Pick<RuleContext, 'hoje' | 'calendario'>
  /** the entity of a list's rows */
  entityOf(path: string): Pick<Entity, 'fields'> | undefined
  /** the record around these rows */
  outer?: Sight
  /** computed fields of the record that were worked out already */
  known?: Map<Field, Value>
}

type Value = string | boolean | Decimal | undefined

const isDecimal = (value: Value): value is Decimal => typeof value === 'object'

/**
 * The value of a computed field; undefined when it is missing. The same as server/platform/crud/computed/sql.ts finds in the database: nothing known is
 * nothing worked out, a comparison with something missing does not hold.
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

/** A field of the record; a computed one is worked out anew, whatever the record says of it. */
function fieldValue(node: FieldNode | ThroughNode, sight: Sight): Value {
  const at = node.outer ? sight.outer : sight
  if (!at) return undefined
  const path = node.op === 'field' ? node.path : `${node.reference}.${lastOf(node.value)}`
  if (node.op === 'through' && !node.label) return undefined
  const field = node.op === 'field' ? fieldAt(at.entity, path) : undefined
  return field?.computes ? computedValue(field, field.computes, at) : fromJson(valueAt(at.record, path), node)
}

/** Each computed field of a record is worked out once, however many others look at it. */
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
  // the id of the record itself is a reference to it
  if (type === 'reference') return toDecimal(Number(typeof value === 'number' ? value : (value as { id?: number }).id))
  if (typeof value === 'number') return toDecimal(value)
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return undefined
  // what is being typed may be no day yet
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

/** The parts that are there, with the separator between them; missing when nothing but constants is there. */
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

/** At no place, when a place is asked for and none is chosen: what holds everywhere. */
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

/** Rows that are being typed are rows too. Records that refer to this one stand elsewhere: nothing is known of them here. */
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

/** That of the row with the greatest order; of equals the one further down. Rows without it come first. */
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

/** Computed fields that rest on nothing but the record, its lists, and what its references are called. */
function ownFields(fields: readonly Field[]): OwnField[] {
  const found = known.get(fields)
  if (found) return found
  const made = leafFields(fields as Field[]).flatMap((field): OwnField[] =>
    field.computes && field.computes.from !== 'others' ? [{ field, computes: field.computes }] : [],
  )
  known.set(fields, made)
  return made
}

/** Whether an entity has computed fields that a record decides itself; `ruled`: such that a rule looks at. */
export const isComputing = ({ fields }: Pick<Entity, 'fields'>, ruled = false): boolean =>
  ownFields(fields).some(({ computes }) => !ruled || computes.ruled)

/** Which values are wanted. */
export interface Wanted {
  /** the references of the record carry their labels: in a form, or as it was read; those in a body are not to be believed */
  labelled?: boolean
  /** only what a rule, a condition or a limit looks at */
  ruled?: boolean
}

/** The values of computed fields that the record itself decides; nothing for entities without them. */
export function computedValues(
  sight: Sight,
  { labelled = false, ruled = false }: Wanted,
): { field: Field; value: string | number | boolean | undefined }[] {
  return ownFields(sight.entity.fields)
    .filter(({ computes }) => (labelled || computes.from === 'record') && (!ruled || computes.ruled))
    .map(({ field, computes }) => ({ field, value: toJson(computedValue(field, computes, sight)) }))
}
