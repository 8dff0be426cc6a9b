import { expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { owedReports, unprovenReports } from './reports.ts'
import { proofsIn } from './rules.ts'
import { allTests } from './tests.ts'

const owed = owedReports([...loadModel().reports.keys()])
const unprovenWithout = (title: string, instead = '') =>
  unprovenReports(owed, proofsIn(allTests().map((one) => ({ ...one, title: one.title.replace(title, instead) }))))

test('each report and each paper has tests of its rows, of equal ones, of none, of areas and of companies, or says why not', () => {
  expect(owed.length).toBeGreaterThan(14)
  expect(unprovenReports(owed, proofsIn(allTests()))).toEqual([])
})

test('a report without tests, an aspect without one, a name that prints nothing and an aspect that is none are noticed', () => {
  expect(unprovenWithout('[REL-captacao/vaga-motivo]')).toHaveLength(5)
  const rows = '[REL-lgpd/routes: rows, empty]'
  expect(unprovenWithout(rows, '[REL-lgpd/routes: rows]')).toEqual(['REL-lgpd/routes: no test of empty'])
  expect(unprovenWithout(rows, '[REL-lgpd/routes: rows, empties]')).toEqual([
    'REL-lgpd/routes: no test of empty',
    "REL-lgpd/routes: 'empties' is no aspect",
  ])
  expect(unprovenWithout('[REL-captacao/vaga-motivo]', '[REL-captacao/vaga-motivo] [REL-captacao/nada]')).toEqual([
    'REL-captacao/nada: there is no such report',
  ])
})
