import { dayOf, daysFromTo, shiftDays } from '#admin/calendar/days.ts'
import type { CalendarEvent } from '#admin/calendar/event.ts'
import { holdsOneOf } from '#schemas/runtime/definition/views.ts'
import { lockedMessage, lockingStates, lockOf } from '#schemas/runtime/definition/workflow.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { Calendar } from '#schemas/runtime/written/views.ts'
import type { EntityScope } from '../../entity-context.ts'
import { boardTexts } from '../board-texts.ts'
import { isShown, rightsOf } from '../shown.ts'
import { whyUnchangeable } from '../unchangeable.ts'

/** A record of the register on the calendar. */
export type RecordEvent = CalendarEvent<RecordData>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Converts a record into an event; undefined without a start day. */
export function eventOf(
  scope: EntityScope,
  context: RuleContext,
  calendar: Calendar,
  record: RecordData,
): RecordEvent | undefined {
  const { entity, resource } = scope
  const start = text(valueAt(record, calendar.start))
  if (start === undefined) return undefined
  const { end, minutes } = lasting(calendar, record, start)
  const instant = start.length > 10
  const colour = calendar.color === undefined ? undefined : fieldAt(entity, calendar.color)
  const code = colour && valueAt(record, colour.path)
  const last = lastDay(start, end)
  return {
    id: String(record.id),
    title: shownText(entity, calendar.title, record, ' – ') || labelOf(entity, record),
    from: dayOf(start),
    to: last,
    ...(instant ? { start, ...(end === undefined ? {} : { end }), ...(minutes === undefined ? {} : { minutes }) } : {}),
    tone: colour?.hint.tones?.[String(code)] ?? 'neutral',
    ...(colour ? { state: formatValue(colour, code) } : {}),
    ...(calendar.happens && !holdsOneOf(record, calendar.happens) ? { struck: true } : {}),
    lines: [calendar.place, ...calendar.who].flatMap((path) => (path && shownText(entity, [path], record, ', ')) || []),
    address: `/${resource}/${record.id}`,
    fixed: fixedBy(scope, context, calendar, record),
    data: record,
  }
}

function shownText(entity: Entity, paths: readonly string[], record: RecordData, between: string): string {
  const parts = paths.map((path) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, valueAt(record, path)) : ''
  })
  return parts.filter(Boolean).join(between)
}

function lasting(calendar: Calendar, record: RecordData, start: string): { end?: string; minutes?: number } {
  if (calendar.end !== undefined) return { end: text(valueAt(record, calendar.end)) }
  const minutes = calendar.minutes === undefined ? undefined : valueAt(record, calendar.minutes)
  if (typeof minutes !== 'number') return {}
  return { minutes, end: new Date(Date.parse(start) + minutes * 60_000).toISOString() }
}

/** Last day of an event; one that ends at midnight does not include the day that begins. */
function lastDay(start: string, end: string | undefined): string {
  if (end === undefined || end < start) return dayOf(start)
  return end.length > 10 ? dayOf(new Date(Math.max(Date.parse(end) - 1, Date.parse(start))).toISOString()) : end
}

/** Returns why a record cannot be moved to another day. */
function fixedBy(
  scope: EntityScope,
  context: RuleContext,
  { start, end }: Calendar,
  record: RecordData,
): string | undefined {
  const why = whyUnchangeable(scope, context, record)
  if (why !== undefined) return why
  const states = lockingStates(scope.entity, record)
  for (const path of [start, ...(end === undefined ? [] : [end])]) {
    const field = fieldAt(scope.entity, path)
    if (!field) continue
    if (field.readOnly || !isShown(field, rightsOf(context.usuario))) return boardTexts.fixed(field.title)
    const lock = lockOf(states, field)
    if (lock) return lockedMessage(field, lock)
  }
  return undefined
}

/** Returns the values of a record moved to another day: same time, same duration. */
export function movedTo({ start, end }: Calendar, record: RecordData, day: string): RecordData {
  const begins = String(valueAt(record, start))
  const days = daysFromTo(dayOf(begins), day)
  const values: RecordData = {}
  setAt(values, start, shiftDays(begins, days))
  const ends = end === undefined ? undefined : text(valueAt(record, end))
  if (end !== undefined && ends !== undefined) setAt(values, end, shiftDays(ends, days))
  return values
}
