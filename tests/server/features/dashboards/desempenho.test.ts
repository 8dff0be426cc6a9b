import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const ADDRESS = '/api/paineis/analytics/desempenho'
const PERIOD = { dataIni: '2024-01-01', dataFim: '2026-12-31' }

interface Answer {
  categorias: { chave: string; nome: string }[]
  series: { medida: string; valores: (number | null)[]; total: number | null }[]
}

interface Ciclo {
  id: number
  titulo: string
  situacao: string
}

let app: TestApp
let rh: Client
let ciclos: Ciclo[]
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  ciclos = (await rh.get('/api/avaliacao/avaliacoes-desempenho?unpaged=true')).json()
})
afterAll(() => app?.close())

async function ask(item: string, more: Record<string, string> = {}, client = rh): Promise<Answer> {
  const answer = await client.get(`${ADDRESS}/${item}?${new URLSearchParams({ ...PERIOD, ...more })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}

const fechados = () => ciclos.filter(({ situacao }) => situacao === 'E' || situacao === 'U')

/** What the screen of results shows of a cycle. */
async function resultadosDe(id: number): Promise<{ resultado: number | null }[]> {
  const answer = await rh.get(`/api/avaliacao/avaliacoes-desempenho/${id}/resultados`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { resultado: number | null }[]
}

describe('the dashboard of performance', () => {
  it('[issue 21] the mean of a cycle is that of the results its screen shows; of fewer than three nothing is told', async () => {
    const { categorias, series } = await ask('medias-por-ciclo')
    expect(fechados().length).toBeGreaterThan(2)
    for (const { id } of fechados()) {
      const known = (await resultadosDe(id)).flatMap(({ resultado }) => resultado ?? [])
      const place = categorias.findIndex(({ chave }) => chave === String(id))
      const told = series.find(({ medida }) => medida.endsWith('resultado-medio'))?.valores[place] ?? null
      if (known.length < 3) expect([id, told]).toEqual([id, null])
      else expect(Math.abs(Number(told) - known.reduce((a, b) => a + b, 0) / known.length)).toBeLessThan(0.0051)
    }
    // a cycle that goes on has no results yet
    const open = ciclos.filter(({ situacao }) => situacao === 'L')
    expect(open.length).toBeGreaterThan(0)
    for (const { id } of open) expect(categorias.some(({ chave }) => chave === String(id))).toBe(false)
  })

  it('[issue 21] has as many in a box as the Nine Box of the cycle, calibrated', async () => {
    const calibrated = await app.database.pool.query<{ id: string }>(
      'select distinct avaliacao_desempenho_id as id from movimento_calibracao_ninebox where empresa_id = 1 and desfeito_em is null',
    )
    const ids = new Set([...calibrated.rows.map(({ id }) => Number(id)), ...fechados().map(({ id }) => id)])
    expect(calibrated.rows.length).toBeGreaterThan(0)
    for (const id of ids) {
      const chart = await rh.get(`/api/avaliacao/ninebox/chart/${id}`)
      expect(chart.statusCode, chart.body).toBe(200)
      const { talentos } = chart.json() as { talentos: { box: number }[] }
      const placed = new Map<string, number>()
      for (const { box } of talentos) placed.set(String(box), (placed.get(String(box)) ?? 0) + 1)
      const { categorias, series } = await ask('ninebox', { avaliacoesDesempenhosIds: String(id) })
      const told = new Map(categorias.map(({ chave }, i) => [chave, series[0]?.valores[i]]))
      expect([id, told]).toEqual([id, placed])
    }
  })

  it.each(['rh', 'rh2'])(
    '[issue 21] tells %s the gaps of each cycle as the report of competences does',
    async (user) => {
      const client = await login(app, user)
      const todos = (await client.get('/api/avaliacao/avaliacoes-desempenho?unpaged=true')).json() as Ciclo[]
      const closed = todos.filter(({ situacao }) => situacao === 'E' || situacao === 'U')
      let compared = 0
      for (const { id } of closed) {
        const report = await client.post('/api/avaliacao/relatorios/analise-desempenho-competencia-organizacional', {
          filters: { avaliacoesDesempenhosIds: [id] },
          formato: 'json',
        })
        const { linhas = [] } = report.json() as {
          linhas?: { competencia: string; diferenca: number; avaliados: number }[]
        }
        const { categorias, series } = await ask('lacunas', { avaliacoesDesempenhosIds: String(id) }, client)
        expect(categorias.map(({ nome }) => nome).sort()).toEqual(linhas.map(({ competencia }) => competencia).sort())
        // the greatest gap first, what is told of nobody behind
        const known = (series[0]?.valores ?? []).flatMap((valor) => valor ?? [])
        expect(known).toEqual([...known].sort((x, y) => y - x))
        for (const { competencia, diferenca, avaliados } of linhas) {
          const told = series[0]?.valores[categorias.findIndex(({ nome }) => nome === competencia)] ?? null
          if (avaliados < 3) expect([competencia, told]).toEqual([competencia, null])
          if (told === null) continue
          // both round the mean, the report what was reached and what was required each
          expect(Math.abs(told + diferenca)).toBeLessThan(0.0151)
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(10)
    },
  )

  it('counts what was asked and answered, by cycle and by area', async () => {
    const { categorias, series } = await ask('respostas-por-ciclo')
    const { rows } = await app.database.pool.query<{ id: string; n: string; r: string }>(
      `select avaliacao_desempenho_id as id, count(*) as n, count(*) filter (where situacao = 'R') as r
       from colaborador_questionario where empresa_id = 1 and origem = 'D' group by 1`,
    )
    const told = new Map(categorias.map(({ chave }, i) => [chave, series.map(({ valores }) => valores[i])]))
    expect(told).toEqual(new Map(rows.map(({ id, n, r }) => [String(id), [Number(n), Number(r)]])))
    const [n, r] = [0, 1].map((i) => series[i]?.total ?? 0) as [number, number]
    expect((await ask('respondidas')).series[0]?.total).toBe(Math.round((r / n) * 10_000) / 100)
  })

  it('parts results as the report of ranges does: 25.00 counts in the first', async () => {
    const { categorias } = await ask('faixas')
    const known = (await Promise.all(fechados().map(({ id }) => resultadosDe(id)))).flat()
    const inRange = (from: number, to: number) =>
      known.filter(({ resultado }) => resultado !== null && resultado > from && resultado <= to).length
    const { series } = await ask('faixas')
    const of = (nome: string) => series[0]?.valores[categorias.findIndex((one) => one.nome === nome)] ?? 0
    expect(of('Mais de 75 a 100%')).toBe(inRange(75, 100))
    expect(of('Mais de 50 a 75%')).toBe(inRange(50, 75))
    expect(of('Mais de 25 a 50%')).toBe(inRange(25, 50))
    expect(of('0 a 25%')).toBe(inRange(-1, 25))
  })

  it('the mean progress is that of the objectives its list shows', async () => {
    const filter = { medida: { medida: 'avaliacao/progresso-medio', filtros: PERIOD, cortes: [] } }
    const rows = (
      await rh.get(`/api/avaliacao/objetivos?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
    ).json() as { progresso: number; situacao: string }[]
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.every(({ situacao }) => situacao === 'A' || situacao === 'C')).toBe(true)
    const mean = rows.reduce((sum, { progresso }) => sum + progresso, 0) / rows.length
    expect(Math.abs(((await ask('progresso')).series[0]?.total ?? 0) - mean)).toBeLessThan(0.0051)
  })

  it('shows no result to who may not see cycles, and answers as a whole at its address', async () => {
    const without = await app.clientWithout('ROLE_CAD_AVALIACAO_DESEMPENHO_VER')
    expect((await without.get(`${ADDRESS}/resultado?${new URLSearchParams(PERIOD)}`)).statusCode).toBe(403)
    const medida = JSON.stringify({ filtros: PERIOD })
    const rows = await without.get(`/api/medidas/avaliacao/avaliados?medida=${encodeURIComponent(medida)}`)
    expect(rows.statusCode).toBe(403)
    const whole = await rh.get(`/api/analytics/desempenho?${new URLSearchParams(PERIOD)}`)
    expect((whole.json() as { itens: unknown[] }).itens.length).toBe(14)
  })
})
