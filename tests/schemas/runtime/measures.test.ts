import { describe, expect, test } from 'vitest'
import { decimalText, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import {
  dependsOnPeriod,
  formulaCountsWorkingDays,
  meanOf,
  monthlyOf,
  namedIn,
  termsOf,
  workOut,
} from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { XFormula } from '#schemas/runtime/written/dashboards.ts'

const turnover: XFormula = {
  multiply: [{ divide: [{ divide: [{ add: ['t/admissoes', 't/desligamentos'] }, 2] }, 't/ativos'] }, 100],
}

const worked = (formula: XFormula, values: Record<string, number>): string | undefined => {
  const value = (path: string) => (values[path] === undefined ? undefined : toDecimal(values[path]))
  const found = workOut(formula, { value, workingDays: () => 22, monthly: (path) => value(`${path} por mês`) })
  return found && decimalText(found)
}

describe('a formula', () => {
  test('[issue 21] 200 active, 6 in, 3 that count out: a turnover of 2.25%', () => {
    expect(worked(turnover, { 't/ativos': 200, 't/admissoes': 6, 't/desligamentos': 3 })).toBe('2.25')
  })

  test('is exact where floating point is not', () => {
    expect(worked({ add: ['a/a', 'a/b'] }, { 'a/a': 0.1, 'a/b': 0.2 })).toBe('0.3')
    expect(worked({ subtract: ['a/a', 'a/b'] }, { 'a/a': 1, 'a/b': 0.9 })).toBe('0.1')
  })

  test('has no value where something is divided by nothing, or a part has none', () => {
    expect(worked(turnover, { 't/ativos': 0, 't/admissoes': 6, 't/desligamentos': 3 })).toBeUndefined()
    expect(worked(turnover, { 't/ativos': 200, 't/admissoes': 6 })).toBeUndefined()
  })

  test('[issue 21] 88 days absent of 200 active and 22 working days: 2.00%', () => {
    const absenteismo: XFormula = {
      multiply: [{ divide: ['t/ausencias', { multiply: ['t/ativos', { workingDays: 'locais' }] }] }, 100],
    }
    expect(worked(absenteismo, { 't/ausencias': 88, 't/ativos': 200 })).toBe('2')
    expect([formulaCountsWorkingDays(absenteismo), formulaCountsWorkingDays(turnover)]).toEqual([true, false])
    expect(namedIn(absenteismo)).toEqual(['t/ausencias', 't/ativos'])
  })

  test('is the mean of the months of another one; months without a value are left out', () => {
    expect(worked({ monthly: 't/taxa' }, { 't/taxa': 9, 't/taxa por mês': 2 })).toBe('2')
    expect(meanOf([toDecimal(1), undefined, toDecimal(4)])).toEqual(meanOf([toDecimal(2.5)]))
    expect(meanOf([undefined])).toBeUndefined()
  })

  test('names each measure once', () => {
    expect(namedIn(turnover)).toEqual(['t/admissoes', 't/desligamentos', 't/ativos'])
    expect(namedIn({ divide: ['a/a', { add: ['a/a', 1] }] })).toEqual(['a/a'])
  })
})

const measure = (path: string, rest: Partial<MeasureDefinition>): [string, MeasureDefinition] => [
  path,
  { path, title: path, summary: path, format: 'integer', ...rest },
]

test('a measure of measures is made of the records at their ends; one that leads to itself ends', () => {
  const measures = new Map([
    measure('t/ativos', { entity: 't/talento' }),
    measure('t/admissoes', { entity: 't/talento' }),
    measure('t/taxa', { formula: { divide: ['t/admissoes', 't/ativos'] } }),
    measure('t/dobro', { formula: { add: ['t/taxa', 't/ativos'] } }),
    measure('t/volta', { formula: { add: ['t/volta', 't/ativos'] } }),
  ])
  const pathsOf = (path: string) => termsOf(measures, path).map((one) => one.path)
  expect(pathsOf('t/ativos')).toEqual(['t/ativos'])
  expect(pathsOf('t/dobro')).toEqual(['t/admissoes', 't/ativos'])
  expect(pathsOf('t/volta')).toEqual(['t/ativos'])
  expect(pathsOf('t/nenhuma')).toEqual([])
  const monthly = new Map([...measures, measure('t/media', { formula: { add: [{ monthly: 't/taxa' }, 't/volta'] } })])
  expect([monthlyOf(monthly, 't/media'), monthlyOf(monthly, 't/dobro')]).toEqual([['t/taxa'], []])
})

test('what neither has a day nor looks at the period is the same on other days', () => {
  const [, now] = measure('t/vagas', { entity: 't/vaga', where: [{ value: 'aberta', equals: true }] })
  expect(dependsOnPeriod(now)).toBe(false)
  expect(dependsOnPeriod({ ...now, when: { day: 'end' } })).toBe(true)
  expect(dependsOnPeriod({ ...now, where: [{ value: 'vaga.data', from: { filter: 'dataIni' } }] })).toBe(true)
})
