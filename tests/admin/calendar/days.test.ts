import { expect, test } from 'vitest'
import {
  dayOf,
  daysFromTo,
  hourOf,
  instantAt,
  isDay,
  longDay,
  mondayOf,
  monthTitle,
  periodOf,
  shiftDays,
  shortDay,
  turnSpan,
} from '#admin/calendar/days.ts'
import { type CalendarEvent, eventsOn, whenOf } from '#admin/calendar/event.ts'

test('a month is shown in whole weeks from Monday, a week from its Monday, a list from the first to the last', () => {
  expect(periodOf('mes', '2026-11-25')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(periodOf('semana', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(periodOf('lista', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
})

test('one goes on by weeks or months, over the end of a year', () => {
  expect(turnSpan('semana', '2026-12-30', 1)).toBe('2027-01-06')
  expect(turnSpan('mes', '2026-01-31', -1)).toBe('2025-12-01')
  expect(turnSpan('lista', '2026-12-31', 1)).toBe('2027-01-01')
})

test('days are called as people call them', () => {
  expect(shortDay('2031-03-10')).toBe('seg., 10/03')
  expect(longDay('2031-03-10')).toBe('segunda-feira, 10 de março de 2031')
  expect(monthTitle('2026-11-25')).toBe('novembro de 2026')
  expect([isDay('2026-11-25'), isDay('2026-13-40'), isDay('25/11/2026'), isDay(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('an instant stands on its day in São Paulo, and keeps its hour on another day', () => {
  expect(dayOf('2031-03-11T02:30:00.000Z')).toBe('2031-03-10')
  expect(hourOf('2031-03-11T02:30:00.000Z')).toBe('23:30')
  expect(shiftDays('2031-03-11T02:30:00.000Z', 2)).toBe('2031-03-13T02:30:00.000Z')
  // summer time, an hour ahead, began on 4 November 2018
  expect(shiftDays('2018-11-02T12:00:00.000Z', 10)).toBe('2018-11-12T11:00:00.000Z')
  expect(instantAt('2018-11-12', '09:00')).toBe('2018-11-12T11:00:00.000Z')
  expect(shiftDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(daysFromTo('2026-03-01', '2026-02-27')).toBe(-2)
})

test('a day has what begins on it and what is not over, whole days first', () => {
  const event = (id: string, more: Partial<CalendarEvent>): CalendarEvent => ({
    id,
    title: id,
    from: '2026-11-25',
    to: '2026-11-25',
    tone: 'neutral',
    lines: [],
    address: '/',
    data: undefined,
    ...more,
  })
  const late = event('late', { start: '2026-11-25T18:00:00.000Z', minutes: 45 })
  const early = event('early', { start: '2026-11-25T12:00:00.000Z', end: '2026-11-25T13:30:00.000Z' })
  const trip = event('trip', { from: '2026-11-24', to: '2026-11-26' })
  const all = [late, early, trip]
  expect(eventsOn(all, '2026-11-25').map(({ id }) => id)).toEqual(['trip', 'early', 'late'])
  expect(eventsOn(all, '2026-11-26').map(({ id }) => id)).toEqual(['trip'])
  expect(all.map(whenOf)).toEqual(['15:00 · 45 min', '09:00 – 10:30', ''])
})
