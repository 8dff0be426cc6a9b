import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'

/** Reports of bands, and of what plans make of salaries. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

const lugar = () => ({ estabelecimentosIds: c.estabelecimentosIds, areasIds: c.areasIds })

describe('Análise de Tabela Salarial', () => {
  const ask = (dataReferencia: string, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'analise-tabelas-salariais', { dataReferencia, cargosIds: c.cargosIds, ...more })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'faixa', 'salario', 'talentos', 'menor', 'media', 'maior', 'compaRatio')

  test('[REL-cargo-salario/analise-tabelas-salariais: rows, empty] the day before a band rises and the day itself; a band nobody is in stays, a position without bands is no group', async () => {
    // J1: 1000, 1000, 1000 and an index of 1518; P1: 1.25 × 1518
    expect(await cells('2025-01-31')).toEqual([
      ['P1', 1897.5, 1, 1897.5, 1897.5, 1897.5, 100],
      ['J1', 1000, 4, 1000, 1129.5, 1518, 112.95],
      ['J2', 1200, 0, null, null, null, null],
    ])
    expect((await cells('2025-02-01'))[1]).toEqual(['J1', 1100, 4, 1000, 1129.5, 1518, 102.68])
    expect(await ask('2025-02-01', { cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('groups and areas narrow the positions', async () => {
    expect(
      (await cells('2025-02-01', { gruposOcupacionaisIds: [c.grupos.analise.id] })).map(([faixa]) => faixa),
    ).toEqual(['P1'])
    expect(await ask('2025-02-01', { areasIds: [c.sul.id] })).toEqual([])
    expect(await cells('2025-02-01', { areasIds: [c.norte.id] })).toHaveLength(3)
  })

  test('[REL-cargo-salario/analise-tabelas-salariais: ties] bands of one name stand by their positions', async () => {
    const outro = await c.make('cargo-salario/cargos', {
      nome: 'Prova Aprendiz',
      nomeMercado: 'Prova Aprendiz',
      areasOrganizacionais: [{ id: c.norte.id }],
      grupoOcupacional: { id: c.grupos.operacao.id },
    })
    await c.make('cargo-salario/faixas-salariais', {
      cargo: { id: outro.id },
      nome: 'J1',
      codigoCBO: '252105',
      historico: [{ data: '2020-01-01', tipo: 3, valor: 900 }],
    })
    const rows = await cells('2025-02-01', { cargosIds: [c.cargos.junior.id, outro.id] })
    expect(rows.map(([faixa, salario]) => [faixa, salario])).toEqual([
      ['J1', 900],
      ['J1', 1100],
      ['J2', 1200],
    ])
  })

  test('[REL-cargo-salario/analise-tabelas-salariais: areas, companies] a manager counts whom she sees, another company has none of it', async () => {
    // Duda and, today, Caio work in Sul
    expect((await cells('2025-02-01', {}, c.gestora))[1]).toEqual(['J1', 1100, 2, 1000, 1000, 1000, 90.91])
    expect(await ask('2025-02-01', {}, c.outra)).toEqual([])
  })

  test('amounts stay with who may see salaries', async () => {
    expect(await cells('2025-02-01', {}, c.cego)).toEqual([
      ['P1', null, 1, null, null, null, null],
      ['J1', null, 4, null, null, null, null],
      ['J2', null, 0, null, null, null, null],
    ])
  })
})

const planoDe = async (more: RecordData, propostas: [Registro, number][]) => {
  const plano = await c.make('cargo-salario/tabelas-reajustes-colaboradores', {
    nome: `Prova ${propostas.length} ${String(more.data)}`,
    tipoReajuste: 'C',
    ...more,
  })
  for (const [talento, salarioProposto] of propostas)
    await c.make('cargo-salario/reajustes', {
      tabelaReajusteColaborador: { id: plano.id },
      colaborador: { id: talento.id },
      tipoSalarioProposto: 3,
      salarioProposto,
    })
  return plano
}

describe('Projeção Salarial', () => {
  const ask = (dataReferencia: string, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'projecoes-salariais-talentos', { dataReferencia, ...lugar(), ...more })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'matricula', 'salario', 'projetado', 'diferenca', 'aumento')

  test('[REL-cargo-salario/projecoes-salariais-talentos: rows, ties, empty] a percentage by area; equal names in the order they came; nobody is there yet', async () => {
    expect(await cells('2025-02-28', { percentual: 10 })).toEqual([
      ['P1', 1000, 1100, 100, 10],
      ['P5', 1000, 1100, 100, 10],
      ['P2', 1897.5, 2087.25, 189.75, 10],
      ['P3', 1000, 1100, 100, 10],
      ['P4', 1518, 1669.8, 151.8, 10],
    ])
    // the day before a rise and the day itself; who left on the last day of April is there that day
    expect((await cells('2025-03-01'))[0]).toEqual(['P1', 1200, 1200, 0, 0])
    expect((await cells('2025-04-30')).map(([matricula]) => matricula)).toContain('P4')
    expect((await cells('2025-05-01')).map(([matricula]) => matricula)).not.toContain('P4')
    expect(await ask('2022-01-01')).toEqual([])
  })

  test('a plan says what it pays, a percentage raises the others', async () => {
    const plano = await planoDe({ data: '2025-02-28' }, [[c.talentos.ana, 1050]])
    const tabelaReajusteColaboradorId = { id: plano.id }
    expect((await cells('2025-02-28', { tabelaReajusteColaboradorId, percentual: 10 })).slice(0, 2)).toEqual([
      ['P1', 1000, 1050, 50, 5],
      ['P5', 1000, 1100, 100, 10],
    ])
    expect((await cells('2025-02-28', { tabelaReajusteColaboradorId }))[1]).toEqual(['P5', 1000, 1000, 0, 0])
  })

  test('[REL-cargo-salario/projecoes-salariais-talentos: areas, companies] a manager gets her area, another company nothing', async () => {
    expect((await cells('2025-02-28', {}, c.gestora)).map(([matricula]) => matricula)).toEqual(['P1', 'P5', 'P2'])
    expect(await ask('2025-02-28', {}, c.outra)).toEqual([])
  })

  test('amounts stay with who may see salaries', async () => {
    expect((await cells('2025-02-28', { percentual: 10 }, c.cego))[0]).toEqual(['P1', null, null, null, null])
  })
})

describe('Planejamento de Realinhamentos', () => {
  test('what a plan proposes, area by area, with its sums', async () => {
    const plano = await planoDe({ data: '2025-08-20' }, [
      [c.talentos.ana, 1260],
      [c.talentos.outraAna, 1100],
    ])
    const ask = (client: Client) =>
      linhasDe(client, 'planejamentos-realinhamentos', { tabelaReajusteColaboradorId: { id: plano.id }, ...lugar() })
    expect(
      celulas(
        await ask(c.admin),
        'talento',
        'salarioAtual',
        'salarioProposto',
        'valorDiferenca',
        'percentualDiferenca',
      ),
    ).toEqual([
      ['Ana Prova', 1200, 1260, 60, 5],
      ['Ana Prova', 1000, 1100, 100, 10],
    ])
    expect(celulas(await ask(c.cego), 'talento', 'salarioAtual', 'salarioProposto')).toEqual([
      ['Ana Prova', null, null],
      ['Ana Prova', null, null],
    ])
    expect(await ask(c.outra)).toEqual([])
  })

  const valores = (rows: RecordData[]) =>
    celulas(rows, 'area', 'talento', 'salarioAtual', 'salarioProposto', 'valorDiferenca', 'percentualDiferenca')

  test('[REL-cargo-salario/planejamentos-realinhamentos: rows, ties, areas, companies, empty] a plan of bands prints them by position, one of indices those, with what holds the day before a rise and on it', async () => {
    const outro = await c.make('cargo-salario/cargos', {
      nome: 'Prova Estagiário',
      nomeMercado: 'Prova Estagiário',
      areasOrganizacionais: [{ id: c.sul.id }],
    })
    const igual = await c.make('cargo-salario/faixas-salariais', {
      cargo: { id: outro.id },
      nome: 'J1',
      codigoCBO: '252105',
      historico: [{ data: '2020-01-01', tipo: 3, valor: 900 }],
    })
    const plano = async (tipoReajuste: string, data: string, propostas: [string, string, number, number][]) => {
      const made = await planoDe({ data, tipoReajuste, nome: `Prova ${tipoReajuste} ${data}` }, [])
      for (const [route, field, id, valorProposto] of propostas)
        await c.make(`cargo-salario/${route}`, {
          tabelaReajuste: { id: made.id },
          [field]: { id },
          valorProposto,
        })
      return made
    }
    const ask = (id: number, client = c.admin, more: RecordData = {}) =>
      linhasDe(client, 'planejamentos-realinhamentos', { tabelaReajusteColaboradorId: { id }, ...lugar(), ...more })
    const faixas = 'reajustes-faixas-salariais'
    // J1 rises to 1.100,00 on the first of February
    for (const [data, hoje, diferenca, porcento] of [
      ['2025-01-31', 1000, 210, 21],
      ['2025-02-01', 1100, 110, 10],
    ] as const) {
      const { id } = await plano('F', data, [
        [faixas, 'faixaSalarial', c.faixas.j1.id, 1210],
        [faixas, 'faixaSalarial', igual.id, 945],
      ])
      expect(valores(await ask(id))).toEqual([
        ['Prova Estagiário', 'J1', 900, 945, 45, 5],
        ['Prova Júnior', 'J1', hoje, 1210, diferenca, porcento],
      ])
      // the other position is in Sul
      expect(valores(await ask(id, c.admin, { areasIds: [c.norte.id] }))).toHaveLength(1)
      expect(valores(await ask(id, c.cego))[0]).toEqual(['Prova Estagiário', 'J1', null, null, null, null])
      expect(await ask(id, c.outra)).toEqual([])
    }
    const indice = await c.make('cargo-salario/indices', {
      nome: 'Prova: piso',
      historico: [{ data: '2024-01-01', valor: 1500 }],
    })
    const { id } = await plano('I', '2025-02-01', [['reajustes-indices', 'indice', indice.id, 1567.5]])
    expect(valores(await ask(id))).toEqual([['Índices', 'Prova: piso', 1500, 1567.5, 67.5, 4.5]])
    expect(await ask((await plano('I', '2025-03-01', [])).id)).toEqual([])
  })
})
