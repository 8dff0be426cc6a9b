import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Empresa, montaEmpresa } from './monta.ts'
import { dia, pergunta, porNome, total } from './pergunta.ts'

/** Every number here is counted by hand from the tables beside it. */
let e: Empresa
beforeAll(async () => {
  e = await montaEmpresa()
  for (const [cargo, cbo] of [
    ['Operador', '784205'],
    ['Vendedor', '521110'],
    ['Líder', '410105'],
    ['Analista', '252405'],
  ])
    await e.app.database.pool.query('update faixa_salarial set codigo_cbo = $2 where cargo_id = $1', [
      e.cargo(cargo ?? '').id,
      cbo,
    ])
}, 120_000)
afterAll(() => e?.app.close())

const JUNE = dia('2025-06-30')

describe('[issue 21] salaries in the middle', () => {
  it('are the one in the middle, or half way between the two, of women and men', async () => {
    // women: 1000 1900 2100 2200 2400 2500 2500 2800 3600 4000 4200; men: 900 1800 1800 2000 2100 2200 2700 2750 2750 3000 3600 4500
    const { categorias, series } = await pergunta(e.rh, 'cargos-salarios/medio-por-sexo', JUNE)
    const mediana = Object.fromEntries(categorias.map(({ nome }, i) => [nome, series[1]?.valores[i]]))
    expect(mediana).toEqual({ Feminino: 2500, Masculino: 2450 })
    // 900 1000 1800 1800 1900 2000 2100 2100 2200 2200 2400 [2500] 2500 2700 2750 2750 2800 3000 3600 3600 4000 4200 4500
    expect(series[1]?.total).toBe(2500)
    // 2500/2450
    expect(await total(e.rh, 'cargos-salarios/razao-salarial', JUNE)).toBe(102.04)
  })

  it('of positions of one CBO are compared where there are three women and three men of it', async () => {
    // women 1000 2100 2200 2500: 2150; men 2000 2100 2200 2700 2750 2750: 2450. Of the men of sales nothing is told, as two analysts would be, too
    expect(await porNome(e.rh, 'cargos-salarios/razao-por-cbo', JUNE)).toEqual({
      ...{ '784205': 87.76, '521110': null, '410105': null, '252405': null },
    })
  })

  it('of an area are those of everybody below it, which no mean of medians is', async () => {
    const answer = await e.admin.post('/api/analytics/paineis-empresa/previa', {
      indicadores: [
        { tipo: 'COLUNAS', medida: 'cargo-salario/salario-mediano', comparaPor: 'area' },
        { tipo: 'LINHAS', medida: 'cargo-salario/salario-mediano', comparaPor: 'mes' },
      ],
      filtros: 'dataIni=2025-05-31&dataFim=2025-06-30',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { itens } = answer.json() as {
      itens: { categorias: { nome: string }[]; series: { valores: (number | null)[] }[] }[]
    }
    const [areas, meses] = itens.map(({ categorias, series }) =>
      Object.fromEntries(categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]])),
    )
    // 1000 2000 2100 2100 2200 2200 | 2500 2700 2750 2750 4000 4200; 900 1800 1800 1900 | 2400 2500 2800 3000; 3600 3600 4500
    expect(areas).toEqual({ Administração: 3600, Fábrica: 2350, Comercial: 2150 })
    // nobody came, went or was paid otherwise in June
    expect(Object.values(meses ?? {})).toEqual([2500, 2500])
  })
})
