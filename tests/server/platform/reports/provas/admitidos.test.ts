import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'
import { pessoas } from './cenas/pessoas.ts'

/** Who was admitted, with area and position of the first day — spec 3 §7: admitidos. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
  const { contrata } = pessoas(c)
  await contrata('Tina Prova', 'A1', [['2024-07-01', 'norte']], { vinculo: 'A' })
  await contrata('Nunca Prova', 'A2', [['2024-07-01', 'norte']], { situacao: 'C' })
}, 120_000)
afterAll(() => c?.app.close())

const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'gestao-talentos/admitidos', {
    dataIni: '2023-01-01',
    dataFim: '2024-12-31',
    areasIds: c.areasIds,
    ...more,
  })
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'area', 'talento', 'matricula', 'dataAdmissao', 'vinculo', 'cargo')
const numeros = async (...asked: Parameters<typeof ask>) => celulas(await ask(...asked), 'matricula').flat()

test('[REL-gestao-talentos/admitidos: rows, ties] area and position are those of the first day, whatever came afterwards; two of one name in the order they were stored', async () => {
  expect(await linhas()).toEqual([
    // is in the other area and position by now
    ['Prova > Norte', 'Caio Prova', 'P3', '2023-01-10', 'Emprego', 'Prova Júnior'],
    ['Prova > Norte', 'Ana Prova', 'P1', '2024-05-02', 'Emprego', 'Prova Júnior'],
    ['Prova > Norte', 'Ana Prova', 'P5', '2024-05-02', 'Emprego', 'Prova Júnior'],
    ['Prova > Norte', 'Bia Prova', 'P2', '2024-05-02', 'Emprego', 'Prova Pleno'],
    ['Prova > Norte', 'Tina Prova', 'A1', '2024-07-01', 'Aprendiz', 'Prova Júnior'],
    // has left since
    ['Prova > Sul', 'Duda Prova', 'P4', '2024-02-01', 'Emprego', 'Prova Júnior'],
  ])
})

test('[REL-gestao-talentos/admitidos: empty] each filter narrows, both days of the period count', async () => {
  expect(await numeros({ dataIni: '2024-02-01', dataFim: '2024-05-02' })).toEqual(['P1', 'P5', 'P2', 'P4'])
  expect(await numeros({ dataIni: '2024-02-02', dataFim: '2024-05-01' })).toEqual([])
  expect(await numeros({ areasIds: [c.sul.id] })).toEqual(['P4'])
  expect(await numeros({ cargosIds: [c.cargos.pleno.id] })).toEqual(['P2'])
  expect(await numeros({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  expect(await numeros({ vinculos: ['A', 'T'] })).toEqual(['A1'])
})

test('[REL-gestao-talentos/admitidos: areas, companies] a manager gets the people who are hers today, another company nothing', async () => {
  expect(await numeros({}, c.gestora)).toEqual(['P1', 'P5', 'P2', 'A1'])
  expect(await numeros({}, c.outra)).toEqual([])
})
