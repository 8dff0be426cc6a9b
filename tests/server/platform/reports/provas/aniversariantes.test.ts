import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** Birthdays, and years of company that are completed — spec 3 §7: aniversariantes-mes, aniversariantes-tempo-de-empresa. */
let c: Cenario
let ano: number
let bissexto: string
beforeAll(async () => {
  c = await cenario()
  ano = Number(c.app.today().slice(0, 4))
  // 29 February stands on the 28th where there is none
  bissexto = new Date(Date.UTC(ano, 2, 0)).getUTCDate() === 29 ? `${ano}-02-29` : `${ano}-02-28`
  const { contrata } = pessoas(c)
  const nascido = (dataNascimento: string) => ({ dataNascimento })
  await contrata('Ivo Prova', 'N1', [['2022-03-01', 'norte']], nascido('1990-03-05'))
  await contrata('Ivo Prova', 'N2', [['2022-03-01', 'norte']], nascido('1988-03-05'))
  await contrata('Lia Prova', 'N3', [['2020-02-29', 'norte']], nascido('2000-02-29'))
  await contrata(
    'Rui Prova',
    'N4',
    [
      ['2021-12-31', 'norte'],
      ['2025-06-01', 'sul', c.faixas.p1],
    ],
    nascido('1985-03-04'),
  )
  await contrata('Foi Prova', 'N5', [['2022-03-01', 'norte']], { ...nascido('1990-03-05'), ...saiuEm('2025-04-30') })
}, 120_000)
afterAll(() => c?.app.close())

describe('Aniversariantes do Mês', () => {
  const ask = (mes: number, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'gestao-talentos/aniversariantes-mes', { mes, areasIds: c.areasIds, ...more })
  const linhas = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'mes', 'dia', 'talento', 'matricula', 'area', 'cargo')

  const lia = () => [`02/${ano}`, bissexto, 'Lia Prova', 'N3', 'Norte', 'Prova Júnior']
  const marco = () => [
    [`03/${ano}`, `${ano}-03-04`, 'Rui Prova', 'N4', 'Sul', 'Prova Pleno'],
    [`03/${ano}`, `${ano}-03-05`, 'Ivo Prova', 'N1', 'Norte', 'Prova Júnior'],
    [`03/${ano}`, `${ano}-03-05`, 'Ivo Prova', 'N2', 'Norte', 'Prova Júnior'],
  ]

  test('[REL-gestao-talentos/aniversariantes-mes: rows, ties, empty] by the day; 29 February is the 28th of a common year; who left, or has no birthday, has none', async () => {
    expect(await linhas(3)).toEqual(marco())
    expect(await linhas(2)).toEqual([lia()])
    expect(await linhas(0)).toEqual([lia(), ...marco()])
    expect(await linhas(4)).toEqual([])
    expect(await linhas(3, { areasIds: [c.sul.id] })).toEqual(marco().slice(0, 1))
    expect(await linhas(3, { cargosIds: [c.cargos.pleno.id] })).toEqual(marco().slice(0, 1))
    expect(await linhas(3, { cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('[REL-gestao-talentos/aniversariantes-mes: areas, companies] a manager gets her area, another company nothing', async () => {
    expect(await linhas(0, {}, c.gestora)).toEqual([lia(), ...marco().slice(1)])
    expect(await linhas(0, {}, c.outra)).toEqual([])
  })

  test('a month is one of the twelve, or all of them', async () => {
    for (const mes of [-1, 13, 'março'])
      expect(
        (await c.admin.post('/api/gestao-talentos/relatorios/aniversariantes-mes', { filters: { mes } })).json(),
      ).toMatchObject({ errors: [{ field: 'mes' }] })
  })
})

describe('Aniversariantes por Tempo de Empresa', () => {
  const ask = (mes: number, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'gestao-talentos/aniversariantes-tempo-de-empresa', { mes, areasIds: c.areasIds, ...more })
  const linhas = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'dia', 'talento', 'matricula', 'dataAdmissao', 'anos', 'area')

  const maio = () =>
    [
      ['Ana Prova', 'P1'],
      ['Ana Prova', 'P5'],
      ['Bia Prova', 'P2'],
    ].map(([nome, numero]) => [`${ano}-05-02`, nome, numero, '2024-05-02', ano - 2024, 'Norte'])
  const rui = () => [`${ano}-12-31`, 'Rui Prova', 'N4', '2021-12-31', ano - 2021, 'Sul']

  test('[REL-gestao-talentos/aniversariantes-tempo-de-empresa: rows, ties, empty] years that are completed this year, by the day', async () => {
    expect(await linhas(5)).toEqual(maio())
    expect(await linhas(12)).toEqual([rui()])
    expect(await linhas(2)).toEqual([[bissexto, 'Lia Prova', 'N3', '2020-02-29', ano - 2020, 'Norte']])
    expect(await linhas(8)).toEqual([])
    expect((await linhas(0)).map(([, , numero]) => numero)).toEqual(['P3', 'N3', 'N1', 'N2', 'P1', 'P5', 'P2', 'N4'])
  })

  test('at least so many years; who came this year has completed none', async () => {
    const { contrata } = pessoas(c)
    await contrata('Nova Prova', 'N9', [[`${ano}-01-01`, 'norte']], { cpf: '52998224725' })
    const numeros = async (more: RecordData) => celulas(await ask(0, more), 'matricula').flat()
    expect(await numeros({})).not.toContain('N9')
    expect(await numeros({ anosDeEmpresa: ano - 2022 })).toEqual(['N3', 'N1', 'N2', 'N4'])
    expect(await numeros({ anosDeEmpresa: ano - 2021 })).toEqual(['N3', 'N4'])
    expect(await numeros({ anosDeEmpresa: 80 })).toEqual([])
  })

  test('[REL-gestao-talentos/aniversariantes-tempo-de-empresa: areas, companies] a manager gets her area, another company nothing', async () => {
    expect(await linhas(5, {}, c.gestora)).toEqual(maio())
    expect(await linhas(12, {}, c.gestora)).toEqual([])
    expect(await linhas(0, {}, c.outra)).toEqual([])
  })
})
