import { expect, test } from 'vitest'
import type { ReportDefinition } from '#schemas/runtime/model.ts'
import { model } from '#tests/entities/subject.ts'
import { demoAdvice } from './demo-rows.ts'

/** A report as somebody new writes it: nothing of it is in the demo data. */
const report = (about: string | undefined, targets: string[]): ReportDefinition => {
  const [shipped] = model.reports.values()
  if (!shipped) return expect.fail('no report')
  const [field] = shipped.filters.fields
  const fields = targets.map(
    (target, i) => ({ ...field, name: `filtro${i}`, target }) as (typeof shipped.filters.fields)[0],
  )
  return {
    ...shipped,
    source: undefined,
    path: 'sst/relatorios/novo',
    title: 'Novo',
    about,
    filters: { ...shipped.filters, fields },
  }
}

test('a report without rows names the register it is about and the file that adds its demo rows', () => {
  expect(demoAdvice(report('sst/ambiente', ['cargo-salario/cargo']), model, [])).toBe(
    'The report "Novo" (sst/relatorios/novo) has no rows in the demo data: add rows of Ambientes (sst/ambiente) in ' +
      'server/seeds/demo/registers/sst.ts, or Cargos (cargo-salario/cargo) in server/seeds/demo/cargos/cargos.ts, ' +
      'that its widest filters find in company 1 between 2020 and 2026.',
  )
})

test('a register that has no rows at all is named alone, with the place of a new file', () => {
  expect(demoAdvice(report('sst/clinica', ['sst/ambiente']), model, ['sst/clinica'])).toBe(
    'The report "Novo" (sst/relatorios/novo) has no rows in the demo data: add rows of sst/clinica (sst/clinica) in ' +
      'a new file schemas/sst/dados/clinica.json, which has none.',
  )
})

test('of a declared report the register whose records its rows are is named first', () => {
  const declared = {
    ...report(undefined, ['sst/ambiente']),
    source: { entity: 'cargo-salario/cargo', columns: ['nome'] },
  }
  expect(demoAdvice(declared, model, [])).toContain(
    'add rows of Cargos (cargo-salario/cargo) in server/seeds/demo/cargos/cargos.ts, or Ambientes',
  )
})

test('a report that names no register is told where to look', () => {
  expect(demoAdvice(report(undefined, []), model, [])).toContain('add rows of whatever it reads')
})
