import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const ADDRESS = '/api/paineis/analytics/vagas'
const PERIOD = 'dataIni=2024-01-01&dataFim=2026-12-31'

interface Answer {
  titulo?: string
  por?: string
  categorias: { chave: string | null; nome: string; abre: boolean }[]
  series: { titulo: string; valores: (number | null)[]; total: number | null; anterior?: number | null }[]
  message?: string
}

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const ask = async (item: string, query = PERIOD, client = rh): Promise<Answer> => {
  const answer = await client.get(`${ADDRESS}/${item}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}
const totalOf = async (item: string, query?: string) => (await ask(item, query)).series[0]?.total
/** Days are told with one decimal, half up. */
const round = (days: number): number => Math.round(days * 10) / 10
const path = (...cuts: [string, string | null][]) => `&caminho=${encodeURIComponent(JSON.stringify(cuts))}`

describe('the dashboard of vacancies', () => {
  it('[spec 2 §7] tells what the statistics of recruitment tell', async () => {
    const { resumo, areas } = (await rh.get(`/api/captacao/estatisticas-preenchimento-vaga?${PERIOD}`)).json() as {
      resumo: { vagas: number; preenchidas: number; mediaDias: number; solicitacoes: number }
      areas: { nome: string; vagas: number }[]
    }
    expect(await totalOf('vagas')).toBe(resumo.vagas)
    expect(await totalOf('preenchidas')).toBe(resumo.preenchidas)
    expect(await totalOf('tempo')).toBeCloseTo(resumo.mediaDias, 1)
    expect(await totalOf('preenchimento')).toBeCloseTo((100 * resumo.preenchidas) / resumo.vagas, 2)
    const { series } = await ask('por-mes')
    expect(series[0]?.valores.reduce((sum: number, n) => sum + (n ?? 0), 0)).toBe(resumo.solicitacoes)
    // single areas, as the report names them, are what is left when every level was opened
    const found = new Map<string, number>()
    const open = async (cuts: [string, string | null][]) => {
      const { por, categorias, series: told } = await ask('preenchimento-por-area', `${PERIOD}${path(...cuts)}`)
      for (const [i, { chave, nome, abre }] of categorias.entries())
        if (abre) await open([...cuts, [por ?? '', chave]])
        else found.set(nome.replace('Diretamente em ', ''), told[0]?.valores[i] ?? 0)
    }
    await open([])
    const byName = (list: [string, number][]) => Object.fromEntries(list.filter(([, n]) => n > 0))
    expect(byName([...found])).toEqual(byName(areas.map(({ nome, vagas }) => [nome, vagas])))
  })

  interface Estatisticas {
    areas: { nome: string; vagas: number; mediaDias: number | null }[]
    meses: { mes: string; encerradas: number; mediaDias: number }[]
    funil: { nome: string; candidatos: number }[]
    origens: { nome: string; candidatos: number; contratados: number }[]
  }

  it.each([
    ['rh', ''],
    ['rh2', ''],
    ['lider', ''],
    ['rh', '&motivosIds='],
    ['rh', '&areasIds='],
  ])(
    '[spec 2 §7] tells %s funnel, sources, months and time as the statistics of recruitment do%s',
    async (user, filter) => {
      const client = await login(app, user)
      const ids = async (column: string, more: string) =>
        (
          await app.database.pool.query<{ id: number }>(
            `select ${column}::int as id from solicitacao_pessoal s where empresa_id = 1 and status = 'A' and not cancelada and encerrada and data >= '2024-01-01' ${more}
           group by 1 order by count(*) desc limit 1`,
          )
        ).rows[0]?.id
      const leaf = 'and not exists (select from area_organizacional b where b.area_mae_id = s.area_organizacional_id)'
      const narrowed: Record<string, () => Promise<number | undefined>> = {
        '&motivosIds=': () => ids('motivo_solicitacao_id', ''),
        // the statistics count an area without those below it
        '&areasIds=': () => ids('area_organizacional_id', leaf),
      }
      const query = `${PERIOD}${filter}${(await narrowed[filter]?.()) ?? ''}`
      const answer = await client.get(`/api/captacao/estatisticas-preenchimento-vaga?${query}`)
      expect(answer.statusCode, answer.body).toBe(200)
      const { funil, origens, meses, areas } = answer.json() as Estatisticas
      const numbersOf = async (item: string) => {
        const { categorias, series } = await ask(item, query, client)
        return categorias.map(({ nome }, i) => [nome, ...series.map(({ valores }) => valores[i])])
      }
      const reached = funil.filter(({ candidatos }) => candidatos > 0)
      expect(reached.length).toBeGreaterThan(1)
      expect(await numbersOf('funil')).toEqual(reached.map(({ nome, candidatos }) => [nome, candidatos]))
      const byName = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]))
      expect((await numbersOf('origens')).sort(byName)).toEqual(
        origens.map(({ nome, candidatos, contratados }) => [nome, candidatos, contratados]).sort(byName),
      )
      const { categorias, series } = await ask('por-mes', query, client)
      const closed = categorias.flatMap(({ chave }, i) =>
        series[1]?.valores[i] ? [[chave, series[1].valores[i], series[2]?.valores[i]]] : [],
      )
      // those that were opened in the period; nothing was opened before it
      expect(closed).toEqual(meses.map(({ mes, encerradas, mediaDias }) => [mes, encerradas, round(mediaDias)]))
      for (const { nome, mediaDias } of filter === '&areasIds=' ? areas : []) {
        const tempo = (await ask('tempo', query, client)).series[0]?.total ?? null
        expect([nome, tempo]).toEqual([nome, mediaDias === null ? null : round(mediaDias)])
      }
    },
  )

  it('[issue 21] what is open by area is what the list of requests has open in it', async () => {
    const { rows } = await app.database.pool.query<{ nome: string; n: number }>(
      `select a.nome, sum(s.quantidade - least(coalesce(s.qtd_vagas_preenchidas, 0), s.quantidade))::int as n
       from solicitacao_pessoal s join area_organizacional a on a.id = s.area_organizacional_id and a.empresa_id = s.empresa_id
       where s.empresa_id = 1 and s.status = 'A' and not s.cancelada and not s.encerrada group by 1 order by 1`,
    )
    const found: [string, number][] = []
    const open = async (cuts: [string, string | null][]) => {
      const { por, categorias, series } = await ask('abertas-por-area', `${PERIOD}${path(...cuts)}`)
      for (const [i, { chave, nome }] of categorias.entries()) {
        const inside = await ask('abertas-por-area', `${PERIOD}${path(...cuts, [por ?? '', chave])}`)
        if (inside.por === 'area') await open([...cuts, [por ?? '', chave]])
        else found.push([nome.replace('Diretamente em ', ''), series[0]?.valores[i] ?? 0])
      }
    }
    await open([])
    const byName = ([a]: [string, number], [b]: [string, number]) => (a < b ? -1 : 1)
    expect(found.filter(([, n]) => n > 0).sort(byName)).toEqual(
      rows
        .filter(({ n }) => n > 0)
        .map(({ nome, n }): [string, number] => [nome, n])
        .sort(byName),
    )
  })

  it('[spec 2 §8] says that an area has none below it', async () => {
    const deepest = async (cuts: [string, string | null][]): Promise<[string, string | null][]> => {
      const { por, categorias } = await ask('preenchimento-por-area', `${PERIOD}${path(...cuts)}`)
      const [first] = categorias
      const next: [string, string | null][] = [...cuts, [por ?? '', first?.chave ?? null]]
      return first?.abre ? deepest(next) : next
    }
    const { message } = await ask('preenchimento-por-area', `${PERIOD}${path(...(await deepest([])))}`)
    expect(message).toBe('Área Organizacional não possui área filha.')
  })

  it('opens the next level where a definition names one, and filters take what is below with them', async () => {
    const { por, categorias, series } = await ask('motivos')
    expect(por).toBe('motivo')
    const inside = await ask('motivos', `${PERIOD}${path(['motivo', categorias[0]?.chave ?? null])}`)
    expect(inside.por).toBe('area')
    expect(inside.series[0]?.total).toBe(series[0]?.valores[0])
    const areas = await ask('preenchimento-por-area')
    const [first] = areas.categorias
    expect(await totalOf('vagas', `${PERIOD}&areasIds=${first?.chave}`)).toBe(areas.series[0]?.valores[0])
  })

  it('is compared with the year before; what the period does not change is not', async () => {
    const { series } = await ask('vagas', 'dataIni=2026-01-01&dataFim=2026-12-31&comparar=ano')
    expect(series[0]?.anterior).toBe(await totalOf('vagas', 'dataIni=2025-01-01&dataFim=2025-12-31'))
    expect((await ask('em-aberto', `${PERIOD}&comparar=ano`)).series[0]).not.toHaveProperty('anterior')
  })

  it('[spec 2 §7] answers all of it to GET and POST /analytics/vagas', async () => {
    const all = (await rh.get(`/api/analytics/vagas?${PERIOD}`)).json() as { itens: (Answer & { nome: string })[] }
    expect(all.itens.map(({ nome }) => nome)).toEqual(
      ((await rh.get(ADDRESS)).json() as { itens: { nome: string }[] }).itens.map(({ nome }) => nome),
    )
    expect(all.itens.find(({ nome }) => nome === 'vagas')?.series[0]?.total).toBe(await totalOf('vagas'))
    const posted = await rh.post('/api/analytics/vagas', { dataIni: '2024-01-01', dataFim: '2026-12-31' })
    expect((posted.json() as typeof all).itens).toEqual(all.itens)
    expect((await rh.post('/api/analytics/vagas', { salario: 1 })).statusCode).toBe(400)
  })

  it('is a spreadsheet where that is asked for', async () => {
    const answer = await rh.get(`${ADDRESS}/motivos?${PERIOD}&formato=csv`)
    const { categorias, series } = await ask('motivos')
    expect(answer.body.split(/\r?\n/)).toEqual(
      expect.arrayContaining([`${categorias[0]?.nome};${series[0]?.valores[0]}`, `Total;${series[0]?.total}`]),
    )
  })

  it.each([
    [
      'a period that ends before it begins',
      'dataIni=2026-02-01&dataFim=2026-01-01',
      'Data final inferior a data inicial.',
    ],
    ['two hundred years', 'dataIni=1900-01-01&dataFim=2100-01-01', 'O período pode ter no máximo 10 anos.'],
    ['no day', 'dataIni=2026-02-30&dataFim=2026-03-01', 'dataIni'],
    ['a filter nobody has', `${PERIOD}&salario=1`, 'salario'],
    ['another comparison', `${PERIOD}&comparar=tudo`, 'comparar'],
    ['a path that is none', `${PERIOD}&caminho=[1]`, 'caminho'],
    ['a level the chart has not', `${PERIOD}${path(['origem', '1'])}`, 'caminho'],
  ])('refuses %s', async (_name, query, said) => {
    const answer = await rh.get(`${ADDRESS}/motivos?${query}`)
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(said)])
  })

  it('what is chosen of another company is not there', async () => {
    const rh2 = await login(app, 'rh2')
    const [area] = (await ask('preenchimento-por-area')).categorias
    const answer = await rh2.get(`${ADDRESS}/vagas?${PERIOD}&areasIds=${area?.chave}`)
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('areasIds')])
    expect(answer.body).not.toContain(String(area?.nome))
  })

  it.each([
    [
      'a measure nobody has',
      { medida: 'captacao/nada', filtros: { dataIni: '2026-01-01', dataFim: '2026-01-31' } },
      400,
    ],
    [
      'that of another register',
      { medida: 'captacao/candidaturas', filtros: { dataIni: '2026-01-01', dataFim: '2026-01-31' } },
      400,
    ],
    ['no period', { medida: 'captacao/vagas', filtros: {} }, 400],
    [
      'a filter that is an object',
      { medida: 'captacao/vagas', filtros: { dataIni: '2026-01-01', dataFim: '2026-01-31', areasIds: [{}] } },
      400,
    ],
    [
      'a category nobody has',
      {
        medida: 'captacao/vagas',
        filtros: { dataIni: '2026-01-01', dataFim: '2026-01-31' },
        cortes: [['salario', '1']],
      },
      400,
    ],
  ])('the list of its rows refuses %s', async (_name, medida, status) => {
    const filter = encodeURIComponent(JSON.stringify({ medida }))
    expect((await rh.get(`/api/captacao/solicitacoes-pessoal?filter=${filter}`)).statusCode).toBe(status)
  })

  it('is not for who has no right to it; a chart of registers he may not read is absent', async () => {
    const without = await app.clientWithout('ROLE_ANALYTICS_VAGAS')
    expect((await without.get(ADDRESS)).statusCode).toBe(403)
    const blind = await app.clientWithout('ROLE_MOV_CANDIDATO_SOLICITACAO_VER')
    const names = ((await blind.get(ADDRESS)).json() as { itens: { nome: string }[] }).itens.map(({ nome }) => nome)
    expect(names).toContain('vagas')
    expect(names).not.toContain('origens')
    expect((await blind.get(`${ADDRESS}/origens?${PERIOD}`)).statusCode).toBe(403)
  })
})
