import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ExpressionReader } from '#schemas/loader/computed/reader.ts'
import { computeValue } from '#schemas/runtime/computed/evaluate.ts'
import type { Computation, ValueType } from '#schemas/runtime/computed/node.ts'
import type { Expression } from '#schemas/runtime/computed/written.ts'
import { NATIONAL } from '#schemas/runtime/days/holidays.ts'
import type { Calendars } from '#schemas/runtime/days/working-days.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { bindContext } from '#server/platform/crud/computed/context.ts'
import { computedSql } from '#server/platform/crud/computed/sql.ts'
import { Values } from '#server/platform/database/sql.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Subject, startSubject } from '#tests/entities/subject.ts'
import { contracts } from './contracts.ts'

/** What the browser works out while somebody types, and what the database says once it is saved, is the same. */
const { model, mistakes } = loadWorld(contracts)
const entity = model.entities.get('exemplo/contrato') as Entity
const today = '2028-02-29'

/** Everywhere and at two places: days of every kind, of which some fall on weekends and on each other. */
const calendario: Calendars = {
  regras: [
    { nome: 'Bissexto', tipo: 'EMPRESA', dia: '02-29' },
    { nome: 'Aniversário', tipo: 'EMPRESA', dia: '08-31', desde: 2020 },
    { nome: 'Ponte', tipo: 'EMPRESA', data: '2026-12-24', facultativo: true },
    ...NATIONAL,
  ],
  locais: {
    1: [{ nome: 'Corpus Christi', tipo: 'MUNICIPAL', pascoa: 60 }],
    2: [{ nome: 'Mudança', tipo: 'ESTABELECIMENTO', data: '2027-03-01' }],
    3: [{ nome: 'Data Magna', tipo: 'ESTADUAL', dia: '03-25', desde: 1950 }],
  },
  facultativoFolga: false,
}
const context = { hoje: today, calendario }

let subject: Subject
let records: RecordData[]

/** Ends of months, leap days, the turn of a year, the first and the last day a field takes. */
const days = [
  '1900-01-01',
  '2000-02-29',
  '2024-01-31',
  '2024-02-29',
  '2026-02-28',
  '2026-08-31',
  '2026-12-31',
  '2027-03-01',
  today,
  '2200-12-31',
]
const day = fc.oneof(
  fc.constantFrom(...days),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const cents = fc.oneof(
  fc.constantFrom(0.1, 0.2, 0.3, 1.005, 2.345, 33.33).map((n) => Math.round(n * 100) / 100),
  fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 100),
)
const rate = fc.oneof(fc.constantFrom(0.5, 33.333, 1e-7, -2.5, 8), fc.double({ min: -1000, max: 1000, noNaN: true }))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 })

const contract = fc.record({
  nome: fc.constantFrom('Ágil', "D'Água", '100 %', 'a_b\\c'),
  inicio: maybe(day),
  meses: maybe(fc.integer({ min: -500, max: 500 })),
  valor: maybe(cents),
  taxa: maybe(rate),
  assinado: maybe(fc.boolean()),
  quando: maybe(fc.constantFrom('2026-03-01T02:59:00.000Z', '2026-03-01T03:00:00.000Z', '2024-12-31T23:30:00.000Z')),
  tipo: maybe(fc.constantFrom('A', 'S')),
  motivo: fc.constant('há'),
  local: maybe(fc.constantFrom({ id: 1 }, { id: 2 }, { id: 3 })),
  itens: fc.array(fc.record({ dia: day, valor: maybe(cents), paga: fc.boolean() }), { maxLength: 4 }),
})

beforeAll(async () => {
  expect(mistakes.join('\n')).toBe('')
  subject = await startSubject(await serveWorld(model))
  for (const body of fc.sample(contract, { numRuns: 80, seed: 15 })) {
    const answer = await subject.admin.post('/api/exemplo/contratos', body)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
  }
  const { fastify } = subject.app
  const rows = (await subject.admin.get('/api/exemplo/contratos?unpaged=true')).json() as { id: number }[]
  records = await Promise.all(
    rows.map(async ({ id }) => (await subject.admin.get(`/api/exemplo/contratos/${id}`)).json() as RecordData),
  )
  expect(fastify.prumo.model).toBe(model)
})
afterAll(() => subject?.app.close())

/** The value of an expression for every contract, as the database and as the browser have it. */
async function both(written: Expression, digits?: number) {
  const reader = new ExpressionReader(model.entities)
  const node = reader.read(written, { entity }, [])
  expect([written, reader.problems]).toEqual([written, []])
  const computation = { node, from: 'record', ...(digits === undefined ? {} : { digits }) } as Computation
  const values = new Values()
  const value = bindContext(computedSql(computation, entity, model, 't'), values, context)
  const { rows } = await subject.app.database.pool.query(
    `select id, ${value} as v from contrato t where empresa_id = 1`,
    values.list,
  )
  const stored = new Map(rows.map((row: { id: number; v: unknown }) => [Number(row.id), row.v ?? undefined]))
  const entityOf = (path: string) => model.entities.get(path)
  return records.map((record) => ({
    database: plain(stored.get(Number(record.id))),
    browser: plain(computeValue(computation, { entity, record, context, entityOf })),
    record,
  }))
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

async function agree(written: Expression, digits?: number): Promise<void> {
  for (const { database, browser, record } of await both(written, digits))
    expect([written, record, browser]).toEqual([written, record, database])
}

type Made = fc.Arbitrary<Expression>
const field = (...names: string[]): Made => fc.constantFrom(...names).map((name) => ({ field: name }))
const row = (...names: string[]): Made => fc.constantFrom(...names).map((name) => ({ field: name }))
const pair = (one: Made, other: Made) => fc.tuple(one, other)

/** Where working days are counted. */
const place = fc.constantFrom<{ at?: Expression }>({}, { at: { field: 'local' } })

/** Expressions of each type over contracts, some levels deep. */
const { integer, number, date, text, boolean } = fc.letrec<
  Record<'integer' | 'number' | 'date' | 'text' | 'boolean' | 'rowNumber' | 'rowCondition', Expression>
>((tie) => {
  const two = { depthSize: 'small', maxDepth: 3, withCrossShrink: true } as const
  return {
    integer: fc.oneof(
      two,
      field('meses', 'parcelas', 'dias'),
      fc.integer({ min: -400, max: 400 }),
      pair(tie('date'), tie('date')).map((args) => ({ daysBetween: args })),
      pair(tie('date'), tie('date')).map((args) => ({ monthsBetween: args })),
      pair(tie('date'), tie('date')).map((args) => ({ yearsBetween: args })),
      tie('date').map((age) => ({ age })),
      fc
        .tuple(pair(tie('date'), tie('date')), place)
        .map(([workingDaysBetween, at]) => ({ workingDaysBetween, ...at })),
      pair(tie('integer'), tie('integer')).map((add) => ({ add })),
      fc
        .option(tie('rowCondition'), { nil: undefined })
        .map((where) => ({ count: { list: 'itens', ...(where === undefined ? {} : { where }) } })),
    ),
    number: fc.oneof(
      two,
      field('valor', 'taxa', 'total', 'ultima', 'multa'),
      tie('integer'),
      cents,
      fc.array(tie('number'), { minLength: 2, maxLength: 3 }).map((add) => ({ add })),
      pair(tie('number'), tie('number')).map((subtract) => ({ subtract })),
      pair(tie('number'), tie('number')).map((multiply) => ({ multiply })),
      pair(tie('number'), tie('number')).map((percent) => ({ percent })),
      fc
        .tuple(pair(tie('number'), tie('number')), fc.integer({ min: 0, max: 8 }))
        .map(([divide, digits]) => ({ divide, digits })),
      fc.tuple(tie('number'), fc.integer({ min: 0, max: 4 })).map(([round, digits]) => ({ round, digits })),
      fc
        .tuple(fc.constantFrom('sum', 'min', 'max'), tie('rowNumber'))
        .map(([name, value]) => ({ [name]: { list: 'itens', value } })),
      tie('rowNumber').map((value) => ({ last: { list: 'itens', order: 'dia', value } })),
      tie('rowNumber').map((value) => ({ last: { list: 'itens', value } })),
      pair(tie('number'), tie('number')).map((firstFilled) => ({ firstFilled })),
    ),
    date: fc.oneof(
      two,
      field('inicio', 'fim'),
      fc.constantFrom(...days),
      fc.constant<Expression>({ today: true }),
      fc.constant<Expression>({ day: { field: 'quando' } }),
      pair(tie('date'), tie('integer')).map((addDays) => ({ addDays })),
      pair(tie('date'), tie('integer')).map((addMonths) => ({ addMonths })),
      fc.tuple(pair(tie('date'), tie('integer')), place).map(([addWorkingDays, at]) => ({ addWorkingDays, ...at })),
      pair(tie('date'), tie('integer')).map((addYears) => ({ addYears })),
      fc.constantFrom('min', 'max').map((name) => ({ [name]: { list: 'itens', value: { field: 'dia' } } })),
      fc
        .tuple(tie('boolean'), tie('date'), tie('date'))
        .map(([when, then, other]) => ({ cases: [{ when, then }], else: other })),
    ),
    text: fc.oneof(
      two,
      field('nome', 'tipo', 'situacao', 'rotulo'),
      fc.constant<Expression>({ title: 'tipo' }),
      fc.constantFrom("o'", 'x'),
      fc
        .tuple(
          fc.array(fc.oneof(tie('text'), tie('date'), tie('number'), tie('boolean')), { minLength: 1, maxLength: 3 }),
          fc.constantFrom('', ' – ', "'"),
        )
        .map(([parts, separator]) => ({ text: parts, separator })),
      fc.tuple(tie('boolean'), tie('text')).map(([when, then]) => ({ cases: [{ when, then }] })),
    ),
    boolean: fc.oneof(
      two,
      field('assinado', 'grande'),
      fc
        .tuple(fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte'), pair(tie('date'), tie('date')))
        .map(([name, args]) => ({ [name]: args })),
      fc
        .tuple(fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte'), pair(tie('number'), tie('number')))
        .map(([name, args]) => ({ [name]: args })),
      fc.constant<Expression>({ in: [{ field: 'tipo' }, ['A', 'S']] }),
      fc.oneof(tie('date'), tie('number'), tie('text')).map((filled) => ({ filled })),
      tie('boolean').map((not) => ({ not })),
      pair(tie('boolean'), tie('boolean')).map((all) => ({ all })),
      pair(tie('boolean'), tie('boolean')).map((any) => ({ any })),
    ),
    rowNumber: fc.oneof(
      two,
      row('valor', 'desconto'),
      fc.constantFrom<Expression>({ outer: 'taxa' }, { outer: 'total' }),
      pair(tie('rowNumber'), tie('rowNumber')).map((multiply) => ({ multiply })),
    ),
    rowCondition: fc.oneof(
      two,
      row('paga'),
      fc.constantFrom<Expression>(
        { gt: [{ field: 'dia' }, { outer: 'inicio' }] },
        { lt: [{ field: 'dia' }, { today: true }] },
      ),
      fc.tuple(fc.constantFrom('lt', 'gte'), tie('rowNumber')).map(([name, one]) => ({ [name]: [one, 100] })),
      tie('rowCondition').map((not) => ({ not })),
    ),
  }
})

const runs = { numRuns: 120, seed: 15 }

test.each<[ValueType, Made]>([
  ['date', date],
  ['text', text],
  ['boolean', boolean],
  ['integer', integer],
])('any expression that comes to %s is the same in the browser and in the database', (_type, made) =>
  fc.assert(
    fc.asyncProperty(made, (written) => agree(written)),
    runs,
  ),
)

test('any expression that comes to number is the same, unrounded and with cents', () =>
  fc.assert(
    fc.asyncProperty(number, fc.constantFrom(undefined, 0, 2), (written, digits) => agree(written, digits)),
    runs,
  ))
