import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCompleted } from '#schemas/report/columns.ts'
import type { Field, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { visibleOf } from '#schemas/runtime/record/visibility.ts'
import type { XSource } from '#schemas/runtime/written/report.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { Records } from './naive-records.ts'
import { NaiveReport } from './naive-report.ts'

/** What holds for every declared report that no code completes: none is named, and a new one is proven when its definition is there. */
const declared = [...model.reports.values()].flatMap((report) =>
  report.source && !isCompleted(report) ? [[report.path, report, report.source] as const] : [],
)

let app: TestApp
let people: [name: string, client: Client][]
const records = new Map<Client, Records>()
beforeAll(async () => {
  app = await createTestApp()
  const admin = await login(app, 'admin')
  people = [
    ['admin', admin],
    ['gestora', await managerOf(app, admin)],
    ['rh2', await login(app, 'rh2')],
  ]
  const whole = new Records(admin, app.today(), false)
  for (const [name, client] of people)
    records.set(client, new Records(client, app.today(), false, name === 'gestora' ? whole : undefined))
})
afterAll(() => app?.close())

const ask = (client: Client, path: string, filters: RecordData) =>
  client.post(`/api/${path}`, { filters, formato: 'json' })

/** The rows of a report; none where it says that there are none. */
async function rowsOf(client: Client, path: string, filters: RecordData): Promise<RecordData[]> {
  const answer = await ask(client, path, filters)
  if (answer.statusCode === 404) return []
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { linhas: RecordData[] }).linhas
}

const idsOf = async (client: Client, target: string): Promise<number[]> =>
  (
    (
      await client.get(`/api/${model.entities.get(target)?.route}/opcoes?range=${encodeURIComponent('[0,99]')}`)
    ).json() as { id: number }[]
  ).map(({ id }) => id)

/** Everything that may be asked for: many years, each register's first hundred. */
async function widest(client: Client, { filters: { fields }, period }: ReportDefinition): Promise<RecordData> {
  const filters: RecordData = {}
  if (period?.start) filters[period.start] = '2020-01-01'
  if (period?.end) filters[period.end] = '2026-12-31'
  for (const { name, kind, target, required } of fields) {
    if (kind === 'ids' && target) filters[name] = await idsOf(client, target)
    if (kind === 'reference' && target && required) filters[name] = { id: (await idsOf(client, target))[0] ?? 0 }
  }
  return filters
}

/** The closed filters that decide which others show, each with each of its values. */
function turns({ filters: { fields, conditions } }: ReportDefinition): RecordData[] {
  const deciding = fields.filter(({ name, options }) => options && JSON.stringify(conditions).includes(`"${name}"`))
  return deciding.length === 0
    ? [{}]
    : deciding.flatMap(({ name, options = [] }) => options.map(({ value }) => ({ [name]: value })))
}

/** Values that narrow a filter: one record, one closed value, half of a period. */
function narrower(field: Field, wide: RecordData, { period, source }: ReportDefinition): unknown[] {
  const said = wide[field.name]
  if (Array.isArray(said)) return said.slice(0, 12).map((id) => [id])
  if (field.options) return field.options.map(({ value }) => (field.kind === 'json' ? [value] : value))
  // on a day on which nobody was there yet
  if (field.name === source?.on) return ['1990-01-01']
  if (field.name === period?.start) return ['2026-06-01']
  if (field.name === period?.end) return ['2026-03-31']
  // more than anything is, and a text that nothing has
  if (field.type === 'integer') return [field.schema.maximum]
  return field.type === 'string' && field.format === undefined ? ['zzzz'] : []
}

/** What only says which columns there are, or how rows are put together, takes none away. */
const narrowsRows = ({ where, on }: XSource, { name }: Field): boolean =>
  name === on || JSON.stringify(where ?? []).includes(`"${name}"`)

/** Rows in an order of their own, so that two reports can be compared. */
const sorted = (rows: RecordData[], names: string[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(
        names.map((name) =>
          typeof row[name] === 'number' ? Number(Number(row[name]).toFixed(6)) : (row[name] ?? null),
        ),
      ),
    )
    .sort()

const namesOf = (source: XSource, rows: RecordData[]): string[] =>
  Object.keys(rows[0] ?? {}).filter(
    (name) =>
      !name.endsWith('Id') || source.columns.some((column) => typeof column === 'object' && column.name === name),
  )

describe.each(declared)('%s', (path, report, source) => {
  test('has the rows that the lists and records of the API say, for three people of two companies', async () => {
    let compared = 0
    for (const [name, client] of people)
      for (const turn of turns(report)) {
        const filters = shown(report, { ...(await widest(client, report)), ...turn })
        const rows = await rowsOf(client, path, filters)
        const told = records.get(client)
        if (!told) throw new Error(name)
        const expected = await new NaiveReport(source, told, withDefaults(report, filters)).rows()
        const names = namesOf(source, rows.length > 0 ? rows : expected)
        const [found, wanted] = [sorted(rows, names), sorted(expected, names)]
        const only = (some: string[], others: string[]) => some.filter((row) => !others.includes(row)).slice(0, 3)
        expect([name, turn, only(found, wanted), only(wanted, found)]).toEqual([name, turn, [], []])
        expect(found).toEqual(wanted)
        compared += rows.length
      }
    expect(compared).toBeGreaterThan(0)
  }, 120_000)

  test('rows stand in the order that is said, equal ones in the order they were made', async () => {
    const [, client] = people[0] ?? []
    const told = client && records.get(client)
    if (!told) return expect.fail('nobody')
    const filters = { ...(await widest(client, report)), ...turns(report)[0] }
    const rows = await rowsOf(client, path, filters)
    expect(await rowsOf(client, path, filters)).toEqual(rows)
    const { summarise, group, order = [] } = source
    const heading = group?.name ?? 'grupo'
    if (group) {
      const headings = rows.map((row) => row[heading])
      // the rows of one heading stand together
      expect(headings.filter((each, i) => each !== headings[i - 1])).toHaveLength(new Set(headings).size)
    }
    if (summarise) return
    const names = namesOf(source, rows)
    const ordered = await new NaiveReport(source, told, withDefaults(report, shown(report, filters))).ordered()
    const waiting = new Map<string, typeof ordered>()
    for (const each of ordered.sort((a, b) => a.id - b.id)) {
      const [key = ''] = sorted(
        [each.row],
        names.filter((name) => !isShare(source, name)),
      )
      waiting.set(key, [...(waiting.get(key) ?? []), each])
    }
    const found = rows.map((row) =>
      waiting
        .get(
          sorted(
            [row],
            names.filter((name) => !isShare(source, name)),
          )[0] ?? '',
        )
        ?.shift(),
    )
    for (const [i, one] of found.entries()) {
      const before = found[i - 1]
      if (!one || !before) continue
      const at = one.by.findIndex((value, j) => value !== before.by[j])
      if (at < 0) expect([before.id < one.id, before.row, one.row]).toEqual([true, before.row, one.row])
      // how texts follow each other is the database's
      const [a, b] = [before.by[at], one.by[at]]
      const down = at >= 0 && String(order[at]).startsWith('-')
      if (typeof a === 'number' && typeof b === 'number') expect(down ? a > b : a < b).toBe(true)
      if (/^\d{4}-/.test(String(a)) && /^\d{4}-/.test(String(b)))
        expect(down ? String(a) > String(b) : String(a) < String(b)).toBe(true)
    }
    expect(found.every(Boolean)).toBe(true)
  }, 120_000)

  test('each filter narrows: no value adds a row, and one takes rows away', async () => {
    const [, client] = people[0] ?? []
    if (!client) return expect.fail('nobody')
    const { chart } = report
    for (const turn of turns(report)) {
      const wide = shown(report, { ...(await widest(client, report)), ...turn })
      const all = weigh(source, await rowsOf(client, path, wide))
      expect(all).toBeGreaterThan(0)
      for (const field of report.filters.fields) {
        const isAsked = shown(report, { ...wide, [field.name]: [1] })[field.name] !== undefined
        // what has to be chosen, one record alone, has nothing that narrows it
        if (field.kind === 'reference' && field.required) continue
        if (field.readOnly || field.name === chart || field.name in turn || !isAsked || !narrowsRows(source, field))
          continue
        const weights: number[] = []
        for (const value of narrower(field, wide, report))
          weights.push(weigh(source, await rowsOf(client, path, { ...wide, [field.name]: value })))
        expect([
          field.name,
          weights.length > 0,
          weights.every((one) => one <= all),
          weights.some((one) => one < all),
        ]).toEqual([field.name, true, true, true])
      }
    }
  }, 120_000)

  test('without anything to show it says so', async () => {
    const [, client] = people[0] ?? []
    if (!client) return expect.fail('nobody')
    const filters = { ...(await widest(client, report)), ...turns(report)[0] }
    const { period } = report
    const nobody = Object.fromEntries(
      report.filters.fields.filter(({ kind }) => kind === 'ids').map(({ name }) => [name, [2_000_000_000]]),
    )
    const nothing = period?.start && period.end ? { [period.start]: '1901-01-01', [period.end]: '1901-01-02' } : nobody
    const answer = await ask(client, path, { ...filters, ...nothing })
    expect([answer.statusCode, (answer.json() as { message: string }).message]).toEqual([
      404,
      'Não existem dados para o filtro informado.',
    ])
  })
})

/** A share is of all rows, not of one. */
const isShare = ({ columns }: XSource, name: string): boolean =>
  columns.some(
    (column) =>
      typeof column === 'object' &&
      column.name === name &&
      typeof column.value === 'object' &&
      column.value.share !== undefined,
  )

/** How much a report shows: its rows or, where they sum up, what they sum up to. */
function weigh({ summarise, emptyWithout, columns }: XSource, rows: RecordData[]): number {
  const summed = summarise || emptyWithout !== undefined
  if (!summed) return rows.length
  const named = columns.flatMap((column) =>
    typeof column === 'object' && column.total === 'sum' && column.name ? [column.name] : [],
  )
  const [name = ''] = emptyWithout === undefined ? named : [emptyWithout]
  return rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)
}

/** Without filters that do not show. */
function shown({ filters: form }: ReportDefinition, filters: RecordData): RecordData {
  const context = { empresa: {}, parametros: {}, usuario: {}, hoje: app.today() }
  const isShown = visibleOf(app.fastify.prumo.runtimes.add(form), filters, context)
  const hidden = form.fields.filter((field) => !isShown(field)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !hidden.includes(name)))
}

/** With what the form fills in by itself. */
const withDefaults = ({ filters: { fields } }: ReportDefinition, filters: RecordData): RecordData => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, schema }) => (schema.default === undefined ? [] : [[name, schema.default]])),
  ),
  ...filters,
})
