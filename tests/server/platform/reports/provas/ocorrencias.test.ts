import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, forms, linhasDe, type Registro } from './cenas/cenario.ts'

/** What was noted of people, by the area and the position of the day — spec 3 §7: ocorrencias. */
let c: Cenario
let atraso: Registro
let falta: Registro
let conversa: Registro
beforeAll(async () => {
  c = await cenario()
  const { make } = forms(c.admin)
  const tipo = (descricao: string, pontuacao: number) =>
    make('gestao-talentos/tipo-ocorrencia', { descricao, pontuacao })
  atraso = await tipo('Prova: atraso', 1)
  falta = await tipo('Prova: falta', 5)
  conversa = await make('gestao-talentos/providencias', { descricao: 'Prova: conversa' })
  const nota = (colaborador: Registro, ocorrencia: Registro, dataIni: string, more: RecordData = {}) =>
    make('gestao-talentos/colaboradores-ocorrencias', {
      colaborador: { id: colaborador.id },
      ocorrencia: { id: ocorrencia.id },
      dataIni,
      ...more,
    })
  await nota(c.talentos.ana, atraso, '2025-02-28')
  await nota(c.talentos.ana, atraso, '2025-03-01', { pontuacao: 2 })
  await nota(c.talentos.outraAna, falta, '2025-03-01', { providencia: { id: conversa.id } })
  // the day before he moved from Norte to Sul, and that day
  await nota(c.talentos.caio, falta, '2025-08-31', { dataFim: '2025-09-02' })
  await nota(c.talentos.caio, atraso, '2025-09-01')
}, 120_000)
afterAll(() => c?.app.close())

const ano = { dataIni: '2025-01-01', dataFim: '2025-12-31' }
const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'gestao-talentos/ocorrencias', {
    ...ano,
    areasIds: c.areasIds,
    ocorrenciasIds: [atraso.id, falta.id],
    formato: 'D',
    ...more,
  })
const detalhe = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'grupo', 'data', 'ate', 'tipo', 'pontos', 'providencia', 'area', 'cargo')

const anas = [
  ['Ana Prova – P1', '2025-02-28', null, 'Prova: atraso', 1, null, 'Norte', 'Prova Júnior'],
  ['Ana Prova – P1', '2025-03-01', null, 'Prova: atraso', 2, null, 'Norte', 'Prova Júnior'],
  ['Ana Prova – P5', '2025-03-01', null, 'Prova: falta', 5, 'Prova: conversa', 'Norte', 'Prova Júnior'],
]
const antes = ['Caio Prova – P3', '2025-08-31', '2025-09-02', 'Prova: falta', 5, null, 'Norte', 'Prova Pleno']
const depois = ['Caio Prova – P3', '2025-09-01', null, 'Prova: atraso', 1, null, 'Sul', 'Prova Pleno']

test('[REL-gestao-talentos/ocorrencias: rows, empty] each occurrence of the period with the area and the position of its day', async () => {
  expect(await detalhe()).toEqual([...anas, antes, depois])
  expect(await detalhe({ dataIni: '2025-03-01', dataFim: '2025-08-31' })).toEqual([anas[1], anas[2], antes])
  expect(await detalhe({ areasIds: [c.sul.id] })).toEqual([depois])
  expect(await detalhe({ ocorrenciasIds: [falta.id] })).toEqual([anas[2], antes])
  expect(await detalhe({ providenciasIds: [conversa.id] })).toEqual([anas[2]])
  expect(await detalhe({ dataFim: '2025-01-31' })).toEqual([])
})

test('[REL-gestao-talentos/ocorrencias: ties] two of one name are two people, in the sums too; who moved is summed in each area', async () => {
  expect(celulas(await ask({ formato: 'R' }), 'grupo', 'talento', 'quantidade', 'pontos')).toEqual([
    ['Prova > Norte', 'Ana Prova', 2, 3],
    ['Prova > Norte', 'Ana Prova', 1, 5],
    ['Prova > Norte', 'Caio Prova', 1, 5],
    ['Prova > Sul', 'Caio Prova', 1, 1],
  ])
})

test('[REL-gestao-talentos/ocorrencias: areas, companies] a manager gets the people who are hers today, another company nothing', async () => {
  expect(await detalhe({}, c.gestora)).toEqual(anas)
  expect(await detalhe({}, c.outra)).toEqual([])
})
