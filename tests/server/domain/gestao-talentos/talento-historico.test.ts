import { expect, test } from 'vitest'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { acertaHistorico } from '#server/domain/gestao-talentos/talento/historico.ts'

const hoje = '2026-11-20'
const rh = { id: 1, nome: 'RH' }
const ti = { id: 2, nome: 'TI' }
const junior = { id: 10, nome: 'Analista I' }
const pleno = { id: 11, nome: 'Analista II' }

const entry = (id: number, data: string, areaOrganizacional = rh, faixaSalarial = junior, salario = 1000) => ({
  id,
  versao: 1,
  data,
  areaOrganizacional,
  faixaSalarial,
  salario,
})

const talento = (changes: Partial<Talento> = {}): Talento => ({
  id: 1,
  versao: 1,
  empresaId: 1,
  nome: 'José',
  cpf: '52998224725',
  dataAdmissao: '2020-03-01',
  areaOrganizacional: rh,
  faixaSalarial: junior,
  salario: 1000,
  ...changes,
})

const shown = ({ historicos = [] }: Talento) =>
  historicos.map(({ data, areaOrganizacional, salario }) => `${data} ${areaOrganizacional.nome} ${salario}`)

test('a new talent begins the history on the day of admission', () => {
  const record = talento()
  acertaHistorico(record, undefined, hoje)
  expect(shown(record)).toEqual(['2020-03-01 RH 1000'])
})

test('a new talent without area or band has no history yet', () => {
  const record = talento({ faixaSalarial: undefined })
  acertaHistorico(record, undefined, hoje)
  expect(record.historicos).toBeUndefined()
  expect(record.areaOrganizacional).toEqual(rh)
})

test('a change of the present situation is an entry of today, one a day', () => {
  const before = talento({ historicos: [entry(1, '2020-03-01')] })
  const once = structuredClone({ ...before, salario: 1500 })
  acertaHistorico(once, before, hoje)
  expect(shown(once)).toEqual(['2026-11-20 RH 1500', '2020-03-01 RH 1000'])
  const twice = structuredClone({ ...once, areaOrganizacional: ti })
  acertaHistorico(twice, once, hoje)
  expect(shown(twice)).toEqual(['2026-11-20 TI 1500', '2020-03-01 RH 1000'])
})

test('what is cleared on the day of an entry goes from that entry, too', () => {
  const before = talento({ historicos: [entry(1, hoje)] })
  const record = structuredClone({ ...before, salario: undefined })
  acertaHistorico(record, before, hoje)
  expect(record.salario).toBeUndefined()
  expect(record.historicos?.map(({ salario }) => salario)).toEqual([undefined])
})

test('a situation without area is kept as it was left, outside the history', () => {
  const before = talento({ historicos: [entry(1, '2020-03-01')] })
  const record = structuredClone({ ...before, areaOrganizacional: undefined })
  acertaHistorico(record, before, hoje)
  expect(record.areaOrganizacional).toBeUndefined()
  expect(shown(record)).toEqual(['2020-03-01 RH 1000'])
})

test('what did not change leaves the history alone, also when only a label differs', () => {
  const before = talento({ historicos: [entry(1, '2020-03-01')] })
  const record = structuredClone({ ...before, nome: 'José Maria', areaOrganizacional: { id: 1 } })
  acertaHistorico(record, before, hoje)
  expect(record.historicos).toEqual(before.historicos)
})

test('an edited history decides the present situation', () => {
  const before = talento({ historicos: [entry(1, '2020-03-01')] })
  const historicos = [
    entry(1, '2020-03-01'),
    entry(2, '2025-01-01', ti, pleno, 3000),
    entry(3, '2027-01-01', rh, pleno, 9000),
  ]
  const record = structuredClone({ ...before, historicos })
  acertaHistorico(record, before, hoje)
  expect(record).toMatchObject({ areaOrganizacional: ti, faixaSalarial: pleno, salario: 3000 })
})
