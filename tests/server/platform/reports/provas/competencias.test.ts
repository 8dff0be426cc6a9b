import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'

/** Levels of 1, 2 and 3; band J1 requires 3 of 'Prova A' (weight 2) and 2 of 'Prova B', band P1 nothing. */
let c: Cenario
let competencias: Registro[]
const ids = () => competencias.map(({ id }) => id)

beforeAll(async () => {
  c = await cenario()
  const { make } = c
  const niveis: Registro[] = []
  for (const ordem of [1, 2, 3])
    niveis.push(
      await make('cargo-salario/niveis-competencia', { descricao: `Nível ${ordem}`, ordem, percentual: ordem * 20 }),
    )
  await make('cargo-salario/configuracoes-niveis-competencia', {
    data: '2024-05-15',
    configHistoricosNiveis: niveis.map(({ id }) => ({ nivelCompetencia: { id } })),
  })
  competencias = []
  for (const nome of ['Prova A', 'Prova B', 'Prova C'])
    competencias.push(
      await make('cargo-salario/competencias', { tipo: 'C', nome, areasOrganizacionais: [{ id: c.norte.id }] }),
    )
  const linha = (competencia: number, nivel: number, more: RecordData = {}) => ({
    competencia: { id: competencias[competencia]?.id },
    nivelCompetencia: { id: niveis[nivel - 1]?.id },
    ...more,
  })
  await make('cargo-salario/configuracoes-niveis-faixas', {
    faixaSalarial: { id: c.faixas.j1.id },
    data: '2024-05-20',
    linhas: [linha(0, 3, { competenciaPeso: 2 }), linha(1, 2, { competenciaPeso: 1 })],
  })
  const { ana, caio } = c.talentos
  const tem = (talento: Registro, data: string, linhas: RecordData[]) =>
    make('cargo-salario/niveis-competencia-talentos', { talento: { id: talento.id }, data, linhas })
  await tem(ana, '2024-06-01', [linha(0, 1)])
  await tem(ana, '2025-02-01', [linha(0, 2), linha(1, 3)])
  await tem(caio, '2024-06-01', [linha(2, 1)])
}, 120_000)
afterAll(() => c?.app.close())

const lugar = () => ({ estabelecimentosIds: c.estabelecimentosIds, areasIds: c.areasIds })

describe('Talentos por Competência', () => {
  const ask = (dataReferencia: string, client: Client = c.admin, more: RecordData = {}) =>
    linhasDe(client, 'talentos-competencias', { dataReferencia, competenciasIds: ids(), ...lugar(), ...more })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'competencia', 'nome', 'matricula', 'exigido', 'obtido', 'diferenca')

  test('[REL-cargo-salario/talentos-competencias: rows, ties, empty] who has a competence or should have it, with both levels as they are on the day', async () => {
    expect(await cells('2025-02-01')).toEqual([
      ['Prova A', 'Ana Prova', 'P1', 'Nível 3', 'Nível 2', -1],
      ['Prova A', 'Ana Prova', 'P5', 'Nível 3', null, -3],
      ['Prova A', 'Caio Prova', 'P3', 'Nível 3', null, -3],
      ['Prova A', 'Duda Prova', 'P4', 'Nível 3', null, -3],
      ['Prova B', 'Ana Prova', 'P1', 'Nível 2', 'Nível 3', 1],
      ['Prova B', 'Ana Prova', 'P5', 'Nível 2', null, -2],
      ['Prova B', 'Caio Prova', 'P3', 'Nível 2', null, -2],
      ['Prova B', 'Duda Prova', 'P4', 'Nível 2', null, -2],
      ['Prova C', 'Caio Prova', 'P3', null, 'Nível 1', null],
    ])
    expect((await cells('2025-01-31'))[0]).toEqual(['Prova A', 'Ana Prova', 'P1', 'Nível 3', 'Nível 1', -2])
    // her next band requires nothing: what she has is told all the same
    expect((await cells('2025-03-01'))[0]).toEqual(['Prova A', 'Ana Prova', 'P1', null, 'Nível 2', null])
    expect(await cells('2022-01-01')).toEqual([])
  })

  test('[REL-cargo-salario/talentos-competencias: areas, companies] a manager gets her area, another company nothing', async () => {
    expect([...new Set(celulas(await ask('2025-02-01', c.gestora), 'matricula').flat())]).toEqual(['P1', 'P5'])
    expect(await ask('2025-02-01', c.outra)).toEqual([])
  })
})

describe('Matriz de Talentos x Competências', () => {
  const filters = (more: RecordData = {}) => ({
    dataReferencia: '2025-02-01',
    competenciasIds: ids(),
    cargosIds: c.cargosIds,
    ...lugar(),
    ...more,
  })
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'matriz-talentos-competencias', filters(more))
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'nome', ...ids().map((id) => `competencia${id}`), 'aderencia')

  test('[REL-cargo-salario/matriz-talentos-competencias: rows, ties, empty] a column for each competence: the level, how far it is from the one required, and adherence over all that is', async () => {
    expect(await cells()).toEqual([
      // (2 × 2/3 + 1 × 1) / 3
      ['Ana Prova', 'Nível 2 (−1)', 'Nível 3 (+1)', null, 77.78],
      ['Ana Prova', '— (−3)', '— (−2)', null, 0],
      ['Bia Prova', null, null, null, null],
      ['Caio Prova', '— (−3)', '— (−2)', 'Nível 1', 0],
      ['Duda Prova', '— (−3)', '— (−2)', null, 0],
    ])
    expect((await cells({ dataReferencia: '2025-01-31' }))[0]).toEqual([
      'Ana Prova',
      'Nível 1 (−2)',
      '— (−2)',
      null,
      22.22,
    ])
    expect(await cells({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('the columns are called as the competences are, by name, and only those asked for', async () => {
    const answer = await c.admin.post('/api/cargo-salario/relatorios/matriz-talentos-competencias', {
      filters: filters({ competenciasIds: ids().slice(1).reverse() }),
      formato: 'json',
    })
    const { colunas } = answer.json() as { colunas: { title: string }[] }
    expect(colunas.map(({ title }) => title)).toEqual([
      'Talento',
      'Cargo/Faixa',
      'Prova B',
      'Prova C',
      'Aderência à faixa',
    ])
  })

  test('[REL-cargo-salario/matriz-talentos-competencias: areas, companies] a manager gets her area, another company nothing', async () => {
    expect(celulas(await ask({}, c.gestora), 'nome').flat()).toEqual(['Ana Prova', 'Ana Prova', 'Bia Prova'])
    expect(await ask({}, c.outra)).toEqual([])
  })
})
