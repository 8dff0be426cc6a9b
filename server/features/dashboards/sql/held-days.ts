import type { XCondition, XOperand, XValue } from '#schemas/runtime/written/report.ts'
import { conditionSql } from '#server/platform/reports/declared/conditions.ts'
import type { Scope } from '#server/platform/reports/declared/scope.ts'
import { daySql } from '#server/platform/reports/declared/sql-value.ts'
import { plainSql } from '#server/platform/reports/declared/values.ts'
import { DayByDay } from './held-frame.ts'

/** Conditions over many days: those independent of the day, and the ranges of days of the others. */
export interface HeldDays {
  always: string[]
  /** SQL of the days from which, and up to which (`to`), they hold */
  from: string[]
  to: string[]
}

/** Whether a condition depends on the day. */
const looksAtDay = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('today' in part && part.today === true) || Object.values(part).some(looksAtDay))

/**
 * Splits conditions by their dependence on the day.
 * @throws DayByDay for a condition that is not a range open at one end
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
  /** operators that compare with the day: inclusive, exclusive */
  ends: readonly [still: keyof XCondition, noMore: keyof XCondition]
  shift: string
  never: string
  always: string
  both: string
  either: string
}

const [BEGINNING, END] = ["'-infinity'::date", "'infinity'::date"]
/** Conditions that hold on each day up to one. */
const UNTIL: Side = {
  ends: ['from', 'above'],
  shift: '- 1',
  never: BEGINNING,
  always: END,
  both: 'least',
  either: 'greatest',
}
/** Conditions that hold on each day from one on. */
const SINCE: Side = {
  ends: ['to', 'below'],
  shift: '+ 1',
  never: END,
  always: BEGINNING,
  both: 'greatest',
  either: 'least',
}

/** SQL of the last (or first) day on which a condition holds; undefined where its days are no such range. */
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

/** Boundaries of a part of a condition; empty for a part without effect. */
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
