import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const PERIOD = { dataIni: '2024-01-01', dataFim: '2026-11-30' }
const MEASURES = { VERTICAL: 'promocoes-verticais', HORIZONTAL: 'promocoes-horizontais' } as const
type Tipo = keyof typeof MEASURES

interface Row {
  registro_: number
  talentoNome: string
  data: string
  de: string
  faixaSalarial: string
}

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

/** The promotions that the dashboard opens. */
async function rowsOf(tipo: Tipo, cortes: string[][] = [], client = rh): Promise<Row[]> {
  const query = new URLSearchParams({ medida: JSON.stringify({ filtros: PERIOD, cortes }), size: '100' })
  const answer = await client.get(`/api/medidas/cargo-salario/${MEASURES[tipo]}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const rows = answer.json() as Row[]
  expect(String(answer.headers['content-range']).split('/').at(-1)).toBe(String(rows.length))
  return rows
}

/** The same, as the report of promotions tells them. */
async function reported(tipo: Tipo): Promise<string[]> {
  const answer = await rh.get(
    `/api/cargo-salario/relatorios/promocoes-previa?${new URLSearchParams({ ...PERIOD, tipo: `PROMOCAO_${tipo}` })}`,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  const { linhas } = answer.json() as { linhas: { talento: string; data: string; de: string; para: string }[] }
  return linhas.map(({ talento, data, de, para }) => [talento, data, de, para].join(' | ')).sort()
}

const told = (rows: Row[]) =>
  rows.map(({ talentoNome, data, de, faixaSalarial }) => [talentoNome, data, de, faixaSalarial].join(' | ')).sort()

const ask = async (item: string, client = rh) => {
  const answer = await client.get(`/api/paineis/analytics/cargos-salarios/${item}?${new URLSearchParams(PERIOD)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    categorias: { chave: string; nome: string }[]
    series: { valores: number[]; total: number }[]
  }
}

describe('promotions on the dashboard of jobs and salaries', () => {
  it.each(['VERTICAL', 'HORIZONTAL'] as const)('[spec 2 §7] are those of the report, one by one: %s', async (tipo) => {
    const rows = await rowsOf(tipo)
    expect(rows.length).toBeGreaterThan(0)
    expect(told(rows)).toEqual(await reported(tipo))
    const { categorias, series } = await ask(`promocoes-${tipo.toLowerCase()}`)
    expect(series[0]?.total).toBe(rows.length)
    for (const [i, { chave }] of categorias.entries())
      expect((await rowsOf(tipo, [['area', chave]])).length).toBe(series[0]?.valores[i])
  })

  it('[spec 2 §3] a rise by dissídio is none, though the position is another one', async () => {
    const [row] = await rowsOf('VERTICAL')
    if (!row) throw new Error('the demo has no promotion')
    const lines = `/api/gestao-talentos/talentos/${row.registro_}/historicos`
    const line = ((await rh.get(`${lines}?range=[0,99]`)).json() as { id: number; data: string }[]).find(
      ({ data }) => data === row.data,
    )
    const { body, headers } = await rh.get(`${lines}/${line?.id}`)
    const stored = JSON.parse(body) as { motivo?: string }
    const before = (await rowsOf('VERTICAL')).length
    const changed = await rh.put(
      `${lines}/${line?.id}`,
      { ...stored, motivo: 'DISSIDIO' },
      { 'if-match': headers.etag },
    )
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await rowsOf('VERTICAL')).length).toBe(before - 1)
    expect(told(await rowsOf('VERTICAL'))).toEqual(await reported('VERTICAL'))
  })

  it('[REL-dashboards/routes/record-routes: rows, ties, empty] stand in the order of their days, the newest first, equal ones by when they were written', async () => {
    const rows = await rowsOf('VERTICAL')
    expect(rows.map(({ data }) => data)).toEqual(
      rows
        .map(({ data }) => data)
        .sort()
        .reverse(),
    )
    const paged = await Promise.all(
      rows.map(async (_, page) => {
        const query = new URLSearchParams({
          medida: JSON.stringify({ filtros: PERIOD }),
          page: String(page),
          size: '1',
        })
        return (await rh.get(`/api/medidas/cargo-salario/promocoes-verticais?${query}`)).json() as Row[]
      }),
    )
    expect(paged.flat()).toEqual(rows)
    expect(await rowsOf('VERTICAL', [['area', '999999']])).toEqual([])
    const behind = new URLSearchParams({ medida: JSON.stringify({ filtros: PERIOD }), page: '99' })
    const last = await rh.get(`/api/medidas/cargo-salario/promocoes-verticais?${behind}`)
    expect([last.json(), last.headers['content-range']]).toEqual([[], `items */${rows.length}`])
  })

  it('[REL-dashboards/routes/record-routes: areas, companies] a manager is told those of his areas, another company its own', async () => {
    const all = [...(await rowsOf('VERTICAL')), ...(await rowsOf('HORIZONTAL'))]
    const lider = await login(app, 'lider')
    const his = [...(await rowsOf('VERTICAL', [], lider)), ...(await rowsOf('HORIZONTAL', [], lider))]
    const seen = ((await lider.get('/api/gestao-talentos/talentos?unpaged=true')).json() as { id: number }[]).map(
      ({ id }) => id,
    )
    expect(his).toEqual(all.filter(({ registro_ }) => seen.includes(registro_)))
    expect(his.length).toBeLessThan(all.length)
    const other = await rowsOf('HORIZONTAL', [], await login(app, 'rh2'))
    expect(other.filter(({ registro_ }) => all.some((one) => one.registro_ === registro_))).toEqual([])
  })

  it.each(['vertical', 'horizontal'])(
    '[spec 2 §7] answers "promocoes-%s-areas-filhas" with areaOrganizacionalId, and says where an area has none',
    async (tipo) => {
      const url = `/api/analytics/promocoes-${tipo}-areas-filhas`
      const call = (more: Record<string, string> = {}) =>
        rh.get(`${url}?${new URLSearchParams({ ...PERIOD, ...more })}`)
      interface Level {
        categorias: { chave: string; abre: boolean }[]
        series: { valores: number[] }[]
        message?: string
      }
      const first = (await call()).json() as Level
      const { categorias, series } = await ask(`promocoes-${tipo}`)
      expect(first).toMatchObject({ categorias, series })
      const [area] = first.categorias
      const inside = (await call({ areaOrganizacionalId: area?.chave ?? '' })).json() as Level
      if (area?.abre) {
        const total = inside.series[0]?.valores.reduce((all, n) => all + n, 0)
        expect(total).toBe(first.series[0]?.valores[0])
      } else expect(inside.message).toBe('Área Organizacional não possui área filha.')
      const leaf = await app.database.pool.query<{ id: string }>(
        'select a.id from area_organizacional a where empresa_id = 1 and not exists (select from area_organizacional b where b.area_mae_id = a.id) limit 1',
      )
      const none = (await call({ areaOrganizacionalId: String(leaf.rows[0]?.id) })).json() as Level
      expect(none.message).toBe('Área Organizacional não possui área filha.')
      // without a period that of the dashboard
      expect((await rh.get(url)).statusCode).toBe(200)
      expect((await call({ areaOrganizacionalId: 'x' })).statusCode).toBe(400)
    },
  )

  it('opens the talent, tells no amount, and is handed out as a spreadsheet', async () => {
    const [row] = await rowsOf('HORIZONTAL')
    expect((await rh.get(`/api/gestao-talentos/talentos/${row?.registro_}`)).json()).toMatchObject({
      nome: row?.talentoNome,
    })
    expect(Object.keys(row ?? {}).filter((name) => /salario$/i.test(name))).toEqual([])
    const query = new URLSearchParams({ medida: JSON.stringify({ filtros: PERIOD }), formato: 'csv' })
    const sheet = await rh.get(`/api/medidas/cargo-salario/promocoes-horizontais?${query}`)
    const lines = sheet.body.split('\r\n').filter(Boolean)
    expect(lines[0]).toBe('\uFEFFNome;Data;Cargo/Faixa anterior;Cargo/Faixa;Área Organizacional;Motivo')
    expect(lines.length - 1).toBe((await rowsOf('HORIZONTAL')).length)
  })

  it('refuses who may not read talents, another measure, other filters, and days that are none', async () => {
    const without = await app.clientWithout('ROLE_CAD_TALENTO')
    const call = (medida: unknown, client = rh) =>
      client.get(
        `/api/medidas/cargo-salario/promocoes-verticais?medida=${encodeURIComponent(typeof medida === 'string' ? medida : JSON.stringify(medida))}`,
      )
    expect((await call({ filtros: PERIOD }, without)).statusCode).toBe(403)
    for (const wrong of [
      '{',
      {},
      { filtros: { dataIni: '2025-13-01', dataFim: '2025-12-31' } },
      { filtros: { ...PERIOD, outroIds: [1] } },
      { filtros: PERIOD, cortes: [['faixa', '1']] },
    ])
      expect([wrong, (await call(wrong)).statusCode]).toEqual([wrong, 400])
    expect((await rh.get('/api/medidas/cargo-salario/folha')).statusCode).toBe(404)
  })
})
