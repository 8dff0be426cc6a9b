import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

const ADDRESS = '/api/paineis/analytics/desenvolvimento'
const CALL = '/api/analytics/desenvolvimento/tipo-despesa-por-curso'
/** A year in which nobody else has classes. */
const PERIOD = 'dataIni=2022-01-01&dataFim=2022-12-31'
const DEMO = 'dataIni=2026-01-01&dataFim=2026-12-31'

interface Answer {
  por?: string
  filtros: { dataIni: string; dataFim: string }
  categorias: { chave: string | null; nome: string }[]
  series: { titulo: string; valores: (number | null)[]; total: number | null }[]
  message?: string
}

let app: TestApp
let admin: Client
let rh: Client
let gente: number[]
let faixa: number
let area: Registro
let outra: Registro
let longo: Registro
let curto: Registro
const despesas = new Map<string, Registro>()
let make: ReturnType<typeof forms>['make']

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  const made = forms(admin)
  make = made.make
  area = await made.area('Duzentos')
  outra = await made.area('Depois')
  const [primeira] = (await admin.get('/api/cargo-salario/faixas-salariais/opcoes?range=[0,0]')).json() as Registro[]
  faixa = primeira?.id ?? 0
  gente = []
  for (let n = 0; n < 200; n++)
    gente.push((await made.talento(`Participante ${n + 1}`, `P${n + 1}`, [linha('2021-01-04', area)])).id)
  longo = await make('desenvolvimento/cursos', { nome: 'Curso de oito horas', cargaHoraria: '8:00' })
  curto = await make('desenvolvimento/cursos', { nome: 'Curso de quatro horas', cargaHoraria: '4:00' })
  for (const descricao of ['Sala', 'Instrução'])
    despesas.set(descricao, await make('desenvolvimento/tipo-despesa', { descricao }))
  const umaTurma = await turma(longo, '2022-03-07', gente.slice(0, 15))
  await turma(curto, '2022-05-02', gente.slice(100, 130), { custo: 600 })
  // neither did take place yet, nor in this period
  await turma(longo, '2022-06-06', gente.slice(0, 40), { realizada: false })
  await turma(longo, '2023-01-02', gente.slice(0, 40))
  await gasta(umaTurma, { Sala: 300.1, Instrução: 899.9 })
}, 180_000)
afterAll(() => app?.close())

/** Where somebody works from a day on. */
const linha = (data: string, { id }: Registro) => ({
  ...{ data, areaOrganizacional: { id }, faixaSalarial: { id: faixa }, tipoSalario: 3, salario: 3000 },
})

async function turma(curso: Registro, dataPrevIni: string, ids: number[], more: object = {}): Promise<Registro> {
  const body = { curso: { id: curso.id }, descricao: `Turma de ${dataPrevIni}`, dataPrevIni, realizada: true, ...more }
  const dataPrevFim = `${dataPrevIni.slice(0, 8)}28`
  const feita = await make('desenvolvimento/turmas', { ...body, dataPrevFim })
  for (const id of ids)
    await make('desenvolvimento/colaborador-turma', { turma: { id: feita.id }, colaborador: { id } })
  return feita
}

const gasta = async ({ id }: Registro, valores: Record<string, number>) => {
  for (const [descricao, valor] of Object.entries(valores))
    await make('desenvolvimento/despesas-turma', {
      turma: { id },
      tipoDespesa: { id: despesas.get(descricao)?.id },
      valor,
    })
}

const ask = async (item: string, query = PERIOD, client = rh): Promise<Answer> => {
  const answer = await client.get(`${ADDRESS}/${item}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}
const totalOf = async (item: string, query?: string, client?: Client) =>
  (await ask(item, query, client)).series[0]?.total
const path = (...cuts: [string, string | null][]) => `&caminho=${encodeURIComponent(JSON.stringify(cuts))}`
const told = ({ categorias, series }: Answer) =>
  Object.fromEntries(categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]]))

describe('the dashboard of training', () => {
  it('[spec 2 §9] divides hours times participants by active people: 8 h × 15 and 4 h × 30 of 200 are 1.20', async () => {
    const here = `${PERIOD}&areasIds=${area.id}`
    expect(await totalOf('horas', here)).toBe(240)
    expect(await totalOf('horas-por-talento', here)).toBe(1.2)
    expect(await totalOf('participacoes', here)).toBe(45)
    const { series } = await ask('horas-por-mes', here)
    // March: 120 of 200, May: 120 of 200
    expect(series[0]?.valores).toEqual([0, 0, 0.6, 0, 0.6, 0, 0, 0, 0, 0, 0, 0])
    // 8 h × 40 that were planned and did not take place
    expect(series[1]?.valores).toEqual([0, 0, 0, 0, 0, 1.6, 0, 0, 0, 0, 0, 0])
  })

  it('counts classes that took place, in the month in which they begin, and their courses once', async () => {
    expect([await totalOf('turmas'), await totalOf('cursos')]).toEqual([2, 2])
    const { series } = await ask('turmas-por-mes')
    expect(series.map(({ valores }) => valores)).toEqual([
      [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    ])
    expect(await totalOf('cursos', `${PERIOD}&cursosIds=${longo.id}`)).toBe(1)
  })

  it('[spec 3 §3] tells what classes cost: the sum of their expenses, or what was said', async () => {
    expect(await totalOf('custo')).toBe(1800)
    expect(told(await ask('custo-por-curso'))).toEqual({ 'Curso de oito horas': 1200, 'Curso de quatro horas': 600 })
    expect(await totalOf('custo-por-participante')).toBe(40)
    expect(told(await ask('custo-por-participante-e-curso'))).toEqual({
      ...{ 'Curso de oito horas': 80, 'Curso de quatro horas': 20 },
    })
  })

  it('[spec 2 §8] opens the expense types of a course, and says where none are detailed', async () => {
    const inside = await ask('custo-por-curso', `${PERIOD}${path(['curso', String(longo.id)])}`)
    expect([inside.por, told(inside)]).toEqual(['tipoDespesa', { Instrução: 899.9, Sala: 300.1 }])
    const none = await ask('custo-por-curso', `${PERIOD}${path(['curso', String(curto.id)])}`)
    expect(none.message).toBe('O curso não possui despesas detalhadas.')
    const [tipo] = inside.categorias
    const deeper = path(['curso', String(longo.id)], ['tipoDespesa', tipo?.chave ?? null])
    expect((await ask('custo-por-curso', `${PERIOD}${deeper}`)).message).toBe(
      'Não há mais detalhes: abra os registros.',
    )
  })

  it("[spec 2 §7] answers 'tipo-despesa-por-curso' with 'cursosIds', of one course or several", async () => {
    const call = async (query: string) => (await rh.get(`${CALL}?${query}`)).json() as Answer
    expect(told(await call(`cursosIds=${longo.id}&${PERIOD}`))).toEqual({ Instrução: 899.9, Sala: 300.1 })
    const both = await call(`cursosIds=${curto.id},${longo.id}&${PERIOD}`)
    expect([both.por, both.series[0]?.total]).toEqual(['tipoDespesa', 1200])
    expect((await call(`cursosIds=${curto.id}&${PERIOD}`)).message).toBe('O curso não possui despesas detalhadas.')
    expect((await call(PERIOD)).por).toBe('curso')
    const { filtros } = (await rh.get('/api/analytics/desenvolvimento')).json() as Answer
    expect((await call('')).filtros).toEqual(filtros)
    for (const wrong of ['cursosIds=x', 'cursosIds=1,x', 'curso=1'])
      expect((await rh.get(`${CALL}?${wrong}`)).statusCode).toBe(400)
  })

  it('counts whoever moved where he worked on the day of the class', async () => {
    const historicos = [linha('2021-01-04', area), linha('2021-08-02', outra)]
    const body = { nome: 'Quem mudou', cpf: cpf(866_900), dataAdmissao: '2021-01-04', historicos }
    const mudou = await make('gestao-talentos/talentos', body)
    const antes = await make('desenvolvimento/cursos', { nome: 'Antes e depois', cargaHoraria: '1:30' })
    await turma(antes, '2021-06-07', [mudou.id])
    await turma(antes, '2021-10-04', [mudou.id, gente[0] ?? 0])
    const year = 'dataIni=2021-01-01&dataFim=2021-12-31'
    expect(told(await ask('participacoes-por-area', year))).toEqual({ Duzentos: 2, Depois: 1 })
    const here = (onde: Registro, from: string) =>
      totalOf('horas', `dataIni=${from}&dataFim=2021-12-31&areasIds=${onde.id}`)
    expect([await here(area, '2021-01-01'), await here(area, '2021-07-01')]).toEqual([3, 1.5])
    expect(await here(outra, '2021-01-01')).toBe(1.5)
  })

  it('[spec 2 §9] opens with nine months before today and two after, with the line of the goal', async () => {
    const answer = (await rh.get('/api/analytics/desenvolvimento')).json() as {
      filtros: { dataIni: string; dataFim: string }
      itens: (Answer & { nome: string })[]
    }
    expect(answer.filtros).toEqual({ dataIni: monthsFrom(app.today(), -9), dataFim: monthsFrom(app.today(), 2) })
    const months = answer.itens.find(({ nome }) => nome === 'horas-por-mes')
    expect(months?.categorias).toHaveLength(12)
    expect(months?.series.map(({ titulo }) => titulo)).toEqual([
      ...['Horas por talento', 'Horas previstas por talento', 'Meta de horas por talento'],
    ])
  })

  it('draws the goal that began last, and none before the first', async () => {
    const { series } = await ask('horas-por-mes', 'dataIni=2023-11-01&dataFim=2024-02-29')
    expect(series[2]?.valores).toEqual([null, null, 0.75, 0.75])
    // another goal takes over from its month on, and its own rows follow each other
    await make('desenvolvimento/metas-horas-treinamento', {
      nome: 'Meta revista',
      metas: [
        { mesAno: '2024-12', metaHora: '2:30' },
        { mesAno: '2024-03', metaHora: '1:20' },
      ],
    })
    const year = await ask('horas-por-mes', 'dataIni=2024-01-01&dataFim=2025-02-28')
    expect(year.series[2]?.valores).toEqual([0.75, 0.75, ...Array(9).fill(1.33), 2.5, 1, 1])
    expect((await ask('horas-por-mes', 'dataIni=2024-02-01&dataFim=2024-02-29')).series[2]?.valores).toEqual([0.75])
  })

  it('tells a manager of the people he sees, and opens those', async () => {
    const manager = await managerOf(app, admin)
    const [his, all] = [await totalOf('participacoes', DEMO, manager), await totalOf('participacoes', DEMO)]
    expect(his).toBeGreaterThan(0)
    expect(his).toBeLessThan(all ?? 0)
    const medida = {
      medida: 'desenvolvimento/participacoes',
      filtros: { dataIni: '2026-01-01', dataFim: '2026-12-31' },
    }
    const filter = encodeURIComponent(JSON.stringify({ medida }))
    const rows = await manager.get(`/api/desenvolvimento/colaborador-turma?range=[0,4]&filter=${filter}`)
    expect(String(rows.headers['content-range']).split('/').at(-1)).toBe(String(his))
  })

  it('shows no expense types to who may not read expenses, and does not say that there are none', async () => {
    const without = await app.clientWithout('ROLE_CAD_DESPESA_TURMA')
    const { itens } = (await without.get(ADDRESS)).json() as {
      itens: { nome: string; dentro?: unknown; grafico?: { nadaDentro?: string } }[]
    }
    const chart = itens.find(({ nome }) => nome === 'custo-por-curso')
    expect([chart?.dentro, chart?.grafico?.nadaDentro]).toEqual([undefined, undefined])
    expect((await ask('custo-por-curso', PERIOD, without)).series[0]?.total).toBe(1800)
    const cut = path(['curso', String(longo.id)])
    expect((await without.get(`${ADDRESS}/custo-por-curso?${PERIOD}${cut}`)).statusCode).toBe(403)
    expect((await without.get(`${CALL}?cursosIds=${longo.id}`)).statusCode).toBe(403)
    expect((await (await app.clientWithout('ROLE_ANALYTICS_DESENVOLVIMENTO')).get(ADDRESS)).statusCode).toBe(403)
  })
})

/** The same day of another month, the last one of a shorter month. */
function monthsFrom(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
