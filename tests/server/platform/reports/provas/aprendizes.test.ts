import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** Whose occupation asks for apprentices, and for how many — spec 3 §7: cbo-efeito-aprendiz. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
  const { make, contrata } = pessoas(c)
  // the bands of the scenario are of family 2, that of an administrative assistant of family 4
  const auxiliar: Registro = await make('cargo-salario/faixas-salariais', {
    cargo: { id: c.cargos.vazio.id },
    nome: 'X1',
    codigoCBO: '411005',
    historico: [{ data: '2020-01-01', tipo: 3, valor: 1000 }],
  })
  await contrata('Zeca Prova', 'C1', [['2024-01-10', 'norte', auxiliar]])
  await contrata('Zeca Prova', 'C2', [['2024-01-10', 'norte', auxiliar]])
  await contrata('Yuri Prova', 'C3', [
    ['2024-01-10', 'norte'],
    ['2025-06-01', 'norte', auxiliar],
    ['2025-09-01', 'sul', auxiliar],
  ])
  await contrata('Tina Prova', 'C4', [['2024-01-10', 'norte', auxiliar]], { vinculo: 'A' })
  await contrata('Dono Prova', 'C5', [['2024-01-10', 'norte', auxiliar]], { vinculo: 'O' })
  // interns and temporary workers count for nothing (Decreto 9.579/2018, art. 54)
  await contrata('Nilo Prova', 'C7', [['2024-01-10', 'norte', auxiliar]], { vinculo: 'S' })
  await contrata('Nilo Prova', 'C8', [['2024-01-10', 'norte', auxiliar]], { vinculo: 'T' })
  await contrata('Foi Prova', 'C6', [['2024-01-10', 'norte', auxiliar]], saiuEm('2025-04-30'))
}, 120_000)
afterAll(() => c?.app.close())

const ask = (dataReferencia: string, more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'gestao-talentos/cbo-efeito-aprendiz', { dataReferencia, areasIds: c.areasIds, ...more })
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'cota', 'codigo', 'nome', 'matricula', 'area')

const cota = (base: number, minimo: number, maximo: number, aprendizes: number, estado: string) =>
  `Base de cálculo: ${base} – mínimo: ${minimo} – máximo: ${maximo} – aprendizes: ${aprendizes} (${estado})`
const zecas = (said: string) => [
  [said, '411005', 'Zeca Prova', 'C1', 'Norte'],
  [said, '411005', 'Zeca Prova', 'C2', 'Norte'],
]

test('[REL-gestao-talentos/cbo-efeito-aprendiz: rows, ties] those whose band of the day demands training, with what they ask for; apprentices and partners are none of them', async () => {
  const tres = cota(3, 1, 0, 1, 'dentro da cota')
  expect(await linhas('2025-08-31')).toEqual([[tres, '411005', 'Yuri Prova', 'C3', 'Norte'], ...zecas(tres)])
  expect(await linhas('2025-09-01')).toContainEqual([tres, '411005', 'Yuri Prova', 'C3', 'Sul'])
  // his last day, and the day after; Yuri is not in that band yet
  expect((await linhas('2025-04-30')).map(([, , , numero]) => numero)).toEqual(['C6', 'C1', 'C2'])
  const dois = cota(2, 1, 0, 1, 'dentro da cota')
  expect(await linhas('2025-05-01')).toEqual(zecas(dois))
})

test('[REL-gestao-talentos/cbo-efeito-aprendiz: empty] each filter narrows what is counted; without a base there is nothing to show', async () => {
  expect(await linhas('2025-09-01', { areasIds: [c.sul.id] })).toEqual([
    [cota(1, 1, 0, 0, 'falta 1'), '411005', 'Yuri Prova', 'C3', 'Sul'],
  ])
  expect(await linhas('2025-08-31', { areasIds: [c.sul.id] })).toEqual([])
  expect(await linhas('2025-08-31', { cargosIds: [c.cargos.junior.id] })).toEqual([])
  expect(await linhas('2020-01-01')).toEqual([])
})

test('[REL-gestao-talentos/cbo-efeito-aprendiz: areas, companies] a manager counts the people who are hers today, another company nobody', async () => {
  expect(await linhas('2025-08-31', {}, c.gestora)).toEqual(zecas(cota(2, 1, 0, 1, 'dentro da cota')))
  expect(await linhas('2025-08-31', {}, c.outra)).toEqual([])
})

test('what the register says of an occupation goes before its family', async () => {
  const [analista] = (await c.admin.get('/api/geral/codigos-cbos?codigo=252105')).json() as (Registro & {
    versao: number
  })[]
  const demanda = (demandaFormacao: boolean | null, versao: number) =>
    c.admin.patch(`/api/geral/codigos-cbos/${analista?.id}`, { demandaFormacao, versao })
  expect(analista).toMatchObject({ codigo: '252105', demandaFormacao: false })
  expect((await demanda(true, analista?.versao ?? 0)).statusCode).toBe(200)
  // Ana, Bia, Caio and the other Ana besides the three
  const said = cota(7, 1, 1, 1, 'dentro da cota')
  expect((await linhas('2025-08-31')).map(([texto, codigo, , numero]) => [texto, codigo, numero])).toEqual([
    ...['P1', 'P5', 'P2', 'P3'].map((numero) => [said, '252105', numero]),
    ...['C3', 'C1', 'C2'].map((numero) => [said, '411005', numero]),
  ])
  // without an answer its family speaks again
  const emptied = await demanda(null, (analista?.versao ?? 0) + 1)
  expect([emptied.statusCode, (emptied.json() as RecordData).demandaFormacao]).toEqual([200, undefined])
  expect(await linhas('2025-08-31')).toHaveLength(3)
})

test('a new occupation demands training as its family does, unless it says otherwise', async () => {
  const make = async (codigo: string, more: RecordData = {}) =>
    (await c.admin.post('/api/geral/codigos-cbos', { codigo, descricao: 'Prova', ...more })).json()
  expect(await make('499999')).toMatchObject({ demandaFormacao: true })
  for (const familia of ['1', '2', '3']) expect(await make(`${familia}99999`)).toMatchObject({ demandaFormacao: false })
  expect(await make('499998', { demandaFormacao: false })).toMatchObject({ demandaFormacao: false })
  expect(await make('199998', { demandaFormacao: true })).toMatchObject({ demandaFormacao: true })
})
