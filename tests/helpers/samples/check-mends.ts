import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { next } from '../numbers.ts'

interface Broken {
  check: XCheck
  entity: Entity
  record: RecordData
  /** the record with its defaults */
  complete: RecordData
  context: RuleContext
  /** whether the field of a path may be changed */
  isFree(path: string): boolean
}

const named = (check: XCheck, argument: string): string => String(check[argument])

/** Copies one field to the other: from `from` to `to`, or back where `to` is fixed. */
function copy({ check, record, complete, isFree }: Broken, from: string, to: string): boolean {
  const [source, target] = isFree(named(check, to))
    ? [named(check, from), named(check, to)]
    : [named(check, to), named(check, from)]
  if (!isFree(target)) return false
  setAt(record, target, structuredClone(valueAt(complete, source)))
  return true
}

/** Swaps two values in the wrong order; where one of them is fixed, copies instead. */
function reorder(broken: Broken): boolean {
  const { check, record, complete, isFree } = broken
  const [start, end] = [named(check, 'start'), named(check, 'end')]
  const own = valueAt(record, start) !== undefined
  if (!isFree(start) || !isFree(end)) return copy(broken, 'start', 'end')
  const [a, b] = [valueAt(complete, start), valueAt(complete, end)]
  if (b === undefined || a === undefined) return false
  if (check.strict === true && a === b) {
    setAt(record, start, typeof b === 'string' ? shiftDay(b, -1) : Number(b) - 1)
    return true
  }
  // a default is not copied: it would be the same in every record
  if (valueAt(record, end) !== undefined) setAt(record, start, b)
  if (valueAt(record, end) === undefined || own) setAt(record, end, a)
  return true
}

/** By name of a check: changes a record so that the check holds. */
const mends: Record<string, (broken: Broken) => boolean> = {
  periodo: reorder,
  faixa: reorder,
  iguais: (broken) => copy(broken, 'a', 'b'),
  'nao-futuro'({ check, entity, record, context, isFree }) {
    const path = named(check, 'date')
    if (!isFree(path)) return false
    const { schema, type, format } = fieldAt(entity, path) ?? {}
    const year = Number(context.hoje.slice(0, 4))
    if (type === 'string') setAt(record, path, format === 'date-time' ? `${context.hoje}T03:00:00Z` : context.hoje)
    else setAt(record, path, Math.max(schema?.minimum ?? 0, Math.min(schema?.maximum ?? year, year) - (next() % 20)))
    return true
  },
  publico({ check, record, isFree }) {
    const path = `${named(check, 'of')}.quem`
    if (isFree(path)) setAt(record, path, 'TODOS')
    return isFree(path)
  },
  contidos({ check, record, isFree }) {
    const [a, b] = [named(check, 'a'), named(check, 'b')]
    if (!isFree(b)) return false
    const outer = (valueAt(record, b) as unknown[] | undefined) ?? []
    setAt(record, b, [...new Set([...outer, ...((valueAt(record, a) as unknown[] | undefined) ?? [])])])
    return true
  },
  limite({ check, record, context }) {
    const { max } = check
    const setting = typeof max === 'object' && max !== null && !Array.isArray(max) ? String(max.empresa) : ''
    const list = valueAt(record, named(check, 'list')) as unknown[]
    setAt(record, named(check, 'list'), list.slice(0, Number(context.empresa[setting])))
    return true
  },
}

/** Changes a record so that a check holds. @returns false where another value of a field has to be tried */
export const mendCheck = (check: XCheck, broken: Omit<Broken, 'check'>): boolean =>
  mends[check.check]?.({ check, ...broken }) ?? false
