import { expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { generatedReports, owedReports, unprovenReports } from './reports.ts'
import { proofsIn } from './rules.ts'
import { allTests } from './tests.ts'

const { reports } = loadModel()
const owed = owedReports([...reports.keys()])
const generated = generatedReports(reports.values())
const unprovenWithout = (title: string, instead = '') =>
  unprovenReports(
    owed,
    proofsIn(allTests().map((one) => ({ ...one, title: one.title.replace(title, instead) }))),
    generated,
  )

test('each report and each paper has tests of its rows, of equal ones, of none, of areas and of companies, or says why not', () => {
  expect(owed.length).toBeGreaterThan(14)
  expect(unprovenReports(owed, proofsIn(allTests()), generated)).toEqual([])
})

test('of a declared report the tests made of its definition are enough', () => {
  expect(generated.size).toBeGreaterThan(4)
  expect(unprovenWithout('[REL-captacao/duracao-vaga]')).toEqual([])
})

test('a report without tests, an aspect without one, a name that prints nothing and an aspect that is none are noticed', () => {
  expect(unprovenWithout('[REL-captacao/avaliacao-candidato]')).toHaveLength(5)
  const rows = '[REL-lgpd/routes: rows, empty]'
  expect(unprovenWithout(rows, '[REL-lgpd/routes: rows]')).toEqual(['REL-lgpd/routes: no test of empty'])
  expect(unprovenWithout(rows, '[REL-lgpd/routes: rows, empties]')).toEqual([
    'REL-lgpd/routes: no test of empty',
    "REL-lgpd/routes: 'empties' is no aspect",
  ])
  expect(
    unprovenWithout('[REL-captacao/avaliacao-candidato]', '[REL-captacao/avaliacao-candidato] [REL-captacao/nada]'),
  ).toEqual(['REL-captacao/nada: there is no such report'])
})
