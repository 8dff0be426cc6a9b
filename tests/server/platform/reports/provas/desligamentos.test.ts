import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { tempoDeEmpresa } from '#server/domain/gestao-talentos/relatorios/tempo-de-empresa.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** Who left, with area and position of the last day — spec 3 §7: desligamentos. */
let c: Cenario
let pedido: Registro
beforeAll(async () => {
  c = await cenario()
  const { make, contrata } = pessoas(c)
  pedido = await make('gestao-talentos/motivo-desligamento', { descricao: 'Prova: pedido' })
  const fim = await make('gestao-talentos/motivo-desligamento', { descricao: 'Prova: fim' })
  // two of one name leave on one day
  await contrata('Bruno Prova', 'D1', [['2024-01-10', 'norte']], saiuEm('2025-04-30', pedido))
  await contrata('Bruno Prova', 'D2', [['2025-04-10', 'norte']], saiuEm('2025-04-30', fim))
  // moves within the period, and leaves from there
  await contrata(
    'Eva Prova',
    'D3',
    [
      ['2023-03-15', 'norte'],
      ['2025-08-01', 'sul', c.faixas.p1],
    ],
    saiuEm('2025-10-10', pedido),
  )
  // never came
  await contrata('Nunca Prova', 'D4', [['2025-02-01', 'norte']], { dataDesligamento: '2025-02-02', situacao: 'C' })
}, 120_000)
afterAll(() => c?.app.close())

const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'gestao-talentos/desligamentos', {
    dataIni: '2025-01-01',
    dataFim: '2025-12-31',
    areasIds: c.areasIds,
    ...more,
  })
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'grupo', 'matricula', 'motivo', 'dataDesligamento', 'tempo', 'area', 'cargo')

const d1 = ['D1', 'Prova: pedido', '2025-04-30', '1 ano e 3 meses', 'Norte', 'Prova Júnior']
const d2 = ['D2', 'Prova: fim', '2025-04-30', 'menos de 1 mês', 'Norte', 'Prova Júnior']
const duda = ['P4', null, '2025-04-30', '1 ano e 2 meses', 'Sul', 'Prova Júnior']
const eva = ['D3', 'Prova: pedido', '2025-10-10', '2 anos e 6 meses', 'Sul', 'Prova Pleno']
const em = (grupo: string, ...rows: unknown[][]) => rows.map((row) => [grupo, ...row])

describe('Desligamentos', () => {
  test('[REL-gestao-talentos/desligamentos: rows, ties] by area, month or person; two of one name are told apart by their number', async () => {
    expect(await linhas()).toEqual([...em('Prova > Norte', d1, d2), ...em('Prova > Sul', duda, eva)])
    expect(await linhas({ agruparPor: 'MES_ANO' })).toEqual([...em('04/2025', d1, d2, duda), ...em('10/2025', eva)])
    expect(await linhas({ agruparPor: 'TALENTO' })).toEqual([
      ...em('Bruno Prova – D1', d1),
      ...em('Bruno Prova – D2', d2),
      ...em('Duda Prova – P4', duda),
      ...em('Eva Prova – D3', eva),
    ])
  })

  test('[REL-gestao-talentos/desligamentos: empty] each filter narrows, the last day of the period counts, and a position that nobody left is no group', async () => {
    const numeros = async (more: RecordData) => celulas(await ask(more), 'matricula').flat()
    expect(await numeros({ dataFim: '2025-04-30' })).toEqual(['D1', 'D2', 'P4'])
    expect(await numeros({ dataFim: '2025-04-29' })).toEqual([])
    expect(await numeros({ dataIni: '2025-10-10' })).toEqual(['D3'])
    expect(await numeros({ dataIni: '2025-10-11' })).toEqual([])
    // that of the day: she had been in the other one before
    expect(await numeros({ areasIds: [c.norte.id] })).toEqual(['D1', 'D2'])
    expect(await numeros({ areasIds: [c.sul.id] })).toEqual(['P4', 'D3'])
    expect(await numeros({ cargosIds: [c.cargos.pleno.id] })).toEqual(['D3'])
    expect(await numeros({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
    expect(await numeros({ motivosIds: [pedido.id] })).toEqual(['D1', 'D3'])
    expect(await numeros({ estabelecimentosIds: c.estabelecimentosIds })).toHaveLength(4)
  })

  test('[REL-gestao-talentos/desligamentos: areas, companies] a manager gets those of her area, another company nothing', async () => {
    expect(await linhas({}, c.gestora)).toEqual(em('Prova > Norte', d1, d2))
    expect(await linhas({}, c.outra)).toEqual([])
  })

  test('time is told in whole years and months', () => {
    expect(tempoDeEmpresa('2024-03-10', '2025-03-10')).toBe('1 ano')
    expect(tempoDeEmpresa('2024-03-10', '2025-03-09')).toBe('11 meses')
    expect(tempoDeEmpresa('2024-03-10', '2026-04-10')).toBe('2 anos e 1 mês')
    expect(tempoDeEmpresa('2024-03-10', '2024-04-09')).toBe('menos de 1 mês')
  })
})
