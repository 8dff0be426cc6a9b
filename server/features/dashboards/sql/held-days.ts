import type { XCondition, XOperand, XValue } from '#schemas/runtime/written/report.ts'
import { conditionSql } from '#server/platform/reports/declared/conditions.ts'
import type { Scope } from '#server/platform/reports/declared/scope.ts'
import { daySql } from '#server/platform/reports/declared/sql-value.ts'
import { plainSql } from '#server/platform/reports/declared/values.ts'
import { DayByDay } from './held-frame.ts'

/** Conditions over many days: those that hold on any day or on none, and the days between which the others do. */
export interface HeldDays {
  always: string[]
  /** SQL of days */
  from: string[]
  to: string[]
}

/** Whether a condition looks at the day that is asked for. */
const looksAtDay = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('today' in part && part.today === true) || Object.values(part).some(looksAtDay))

/**
 * Takes conditions apart by the days on which they hold.
 * @throws DayByDay where these are not all days before or all days after one
 */
export function heldDays(conditions: readonly XCondition[], scope: Scope): HeldDays {
  const held: HeldDays = { always: [], from: [], to: [] }
  for (const condition of conditions) {
    if (!looksAtDay(condition)) {
      const sql = conditionSql(condition, scope)
      if (sql !== undefined) held.always.push(sql)
      continue
    }
    const until = boundary(condition, scope, UNTIL)
    if (until !== undefined) held.to.push(until)
    else held.from.push(boundary(condition, scope, SINCE) ?? dayByDay())
  }
  return held
}

const dayByDay = (): never => {
  throw new DayByDay()
}

interface Side {
  /** how a day is compared with the one asked for: that one still counts, or no more */
  ends: readonly [still: keyof XCondition, noMore: keyof XCondition]
  shift: string
  never: string
  always: string
  both: string
  either: string
}

const [BEGINNING, END] = ["'-infinity'::date", "'infinity'::date"]
/** What holds on each day up to one. */
const UNTIL: Side = {
  ends: ['from', 'above'],
  shift: '- 1',
  never: BEGINNING,
  always: END,
  both: 'least',
  either: 'greatest',
}
/** What holds on each day from one on. */
const SINCE: Side = {
  ends: ['to', 'below'],
  shift: '+ 1',
  never: END,
  always: BEGINNING,
  both: 'greatest',
  either: 'least',
}

/** SQL of the last or the first day on which a condition holds; undefined for one that does not hold on all days before, or after. */
function boundary(condition: XCondition, scope: Scope, side: Side): string | undefined {
  const { any, every, value, ...rest } = condition
  const inner = any ?? every
  if (inner) {
    const parts = inner.flatMap((each) => partOf(each, scope, side))
    return parts.includes(undefined) ? undefined : `${any ? side.either : side.both}(${parts.join(', ')})`
  }
  const [[name, operand] = [], ...others] = Object.entries(rest)
  const [still, noMore] = side.ends
  if (value === undefined || looksAtDay(value) || others.length > 0 || !isToday(operand as XOperand)) return undefined
  const day = daySql(plainSql(value, scope))
  if (name === still) return `coalesce(${day}, ${side.never})`
  return name === noMore ? `coalesce(${day} ${side.shift}, ${side.never})` : undefined
}

/** What narrows nothing is no part. */
function partOf(condition: XCondition, scope: Scope, side: Side): (string | undefined)[] {
  if (looksAtDay(condition)) return [boundary(condition, scope, side)]
  const sql = conditionSql(condition, scope)
  return sql === undefined ? [] : [`case when ${sql} then ${side.always} else ${side.never} end`]
}

const isToday = (operand: XOperand | undefined): boolean => {
  const value: XValue | undefined =
    typeof operand === 'object' && !Array.isArray(operand) && 'value' in operand ? operand.value : undefined
  return typeof value === 'object' && value.today === true && Object.keys(value).length === 1
}
