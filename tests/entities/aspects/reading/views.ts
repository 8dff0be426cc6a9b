import { expect } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { boardColumns, holdsOneOf } from '#schemas/runtime/definition/views.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Board, Calendar, XClash } from '#schemas/runtime/written/views.ts'
import { apartInTime } from '#tests/helpers/row-dates.ts'
import { type Case, errorsOf, json, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'

/**
 * A board and a calendar are read through the list: it tells the columns apart, has what cards and events show (their order is tried with that of its
 * columns), and refuses what is at two places at once.
 */
export function views(one: Case): void {
  const { board, calendar } = one.entity.views ?? {}
  if (board) {
    test('board: each record stands in one column', () => standsOnce(one, board))
    test('board: rows of the list have what a card shows', () => shows(one, [...board.title, ...board.card]))
  }
  if (calendar) {
    const { title, who, start, end, minutes, color, place } = calendar
    const shown = [start, end, minutes, color, place].filter((path) => path !== undefined)
    test('calendar: rows of the list have what an event shows', () => shows(one, [...title, ...who, ...shown]))
    test('calendar: the list finds what begins in a period', () => findsPeriod(one, calendar))
    for (const clash of calendar.clashes ?? [])
      test(`calendar: ${fieldAt(one.entity, clash.of)?.title} is at one record at a time, on every path`, () =>
        refusesClash(one, calendar, clash))
  }
}

async function standsOnce(one: Case, board: Board): Promise<void> {
  const { admin } = one.subject()
  await one.createFull()
  const all = (await rowsOf(admin, one.url)).rows.map(({ id }) => id)
  const found: number[] = []
  for (const where of await columnsOf(one, board))
    found.push(...(await rowsOf(admin, one.url, `filter=${json(where)}`)).rows.map(({ id }) => id))
  expect(found.sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b))
}

/** What each column asks of the list. */
async function columnsOf({ entity, url, subject }: Case, board: Board): Promise<RecordData[]> {
  const columns = boardColumns(entity, board)
  if (columns === undefined) throw new Error(`${board.by} makes no columns`)
  if ('workflow' in columns) return columns.workflow.states.map(({ is }) => is)
  const { field } = columns
  const without = field.required ? [] : [{ [`${field.path}_vazio`]: true }]
  if (field.kind !== 'reference')
    return [...without, ...(field.options ?? []).map(({ value }) => ({ [field.path]: value }))]
  const { rows } = await rowsOf(subject().admin, url)
  const ids = rows.flatMap((row) => (valueAt(row, field.path) as { id?: number } | undefined)?.id ?? [])
  return [...without, ...[...new Set(ids)].map((id) => ({ [field.path]: id }))]
}

async function shows(one: Case, paths: string[]): Promise<void> {
  const { admin } = one.subject()
  const { id } = await one.createFull()
  const stored = (await admin.get(`${one.url}/${id}`)).json() as RecordData
  const [row] = (await rowsOf(admin, one.url, `filter=${json({ id })}`)).rows
  const pick = (record: RecordData | undefined) => paths.map((path) => [path, record && valueAt(record, path)])
  expect(pick(row)).toEqual(pick(stored))
}

async function findsPeriod(one: Case, { start }: Calendar): Promise<void> {
  const { admin } = one.subject()
  const { id } = await one.createFull()
  const stored = (await admin.get(`${one.url}/${id}`)).json() as RecordData
  const day = String(valueAt(stored, start)).slice(0, 10)
  const found = async (from: string, to: string) => {
    const filter = json({ [`${start}_gte`]: from, [`${start}_lte`]: to })
    return (await rowsOf(admin, one.url, `filter=${filter}`)).rows.some((row) => row.id === id)
  }
  // an hour of the night may be the next day elsewhere
  expect(await found(shiftDay(day, -1), shiftDay(day, 1))).toBe(true)
  expect(await found(shiftDay(day, 2), shiftDay(day, 4))).toBe(false)
}

async function refusesClash(one: Case, calendar: Calendar, clash: XClash): Promise<void> {
  const { admin, maker } = one.subject()
  const { id } = await one.createFull()
  const first = (await admin.get(`${one.url}/${id}`)).json() as Stored
  const when = [calendar.start, calendar.end, calendar.minutes].filter((path) => path !== undefined)
  expect(holdsOneOf(first, clash.while ?? {}), 'a record that takes place').toBe(true)
  expect(valueAt(first, clash.of), `a value of ${clash.of}`).toBeDefined()
  const second = await maker.fullest(one.entity.path)
  for (const path of [...when, clash.of]) setAt(second, path, valueAt(first, path))
  if (clash.unless !== undefined) setAt(second, clash.unless, false)
  const field = clash.at ?? clash.of
  const [head = ''] = (clash.message ?? '').split('{')
  const isSaid = (answer: Parameters<typeof errorsOf>[0]) =>
    errorsOf(answer).some((error) => error.field === field && error.message.includes(head))
  const refused = await admin.post(one.url, second)
  expect([refused.statusCode, isSaid(refused)], refused.body).toEqual([400, true])

  const later = structuredClone(second)
  const start = fieldAt(one.entity, calendar.start)
  const apart = start && apartInTime(start)
  for (const path of [calendar.start, calendar.end])
    if (path !== undefined && valueAt(later, path) !== undefined) setAt(later, path, apart)
  const made = await admin.post(one.url, later)
  expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
  const stored = made.json() as Stored
  const at: RecordData = { versao: stored.versao }
  for (const path of when) setAt(at, path, valueAt(first, path))
  const moved = await admin.patch(`${one.url}/${stored.id}`, at)
  expect([moved.statusCode, isSaid(moved)], moved.body).toEqual([400, true])
  if (clash.unless === undefined) return
  setAt(second, clash.unless, true)
  expect(isSaid(await admin.post(one.url, second))).toBe(false)
}
