import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { type Cenario, cenario, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

const ADDRESS = '/api/paineis/analytics/sst'

interface Answer {
  por?: string
  categorias: { chave: string | null; nome: string; abre: boolean }[]
  series: { medida: string; titulo: string; valores: (number | null)[]; total: number | null }[]
  message?: string
}

let c: Cenario
let campinas: Registro
/** of the areas of the scenario alone, unless it is said otherwise */
let areas = ''

/** Of four people two areas have: two accidents in August 2025, one in September; what hurt nobody beside them. */
beforeAll(async () => {
  c = await cenario()
  const { ana, bia, caio } = c.talentos
  areas = `areasIds=${c.areasIds.join(',')}`
  const list = (await c.admin.get('/api/utilitario/estabelecimentos?range=[0,9]')).json() as Registro[]
  campinas = list.find(({ nome }) => String(nome).includes('Campinas')) ?? { id: 0 }
  const parts = (await c.admin.get('/api/sst/partes-corpo?range=[0,99]')).json() as Registro[]
  const parte = (codigo: string) => ({ parteCorpo: { id: parts.find((one) => one.codigo === codigo)?.id } })
  const happened = (quem: Registro | undefined, data: string, more: RecordData = {}) =>
    c.make('sst/acidentes', {
      ...{ tipo: 'ACIDENTE', data, descricao: 'Prova do painel', ...more },
      ...(quem && { colaborador: { id: quem.id } }),
    })
  await happened(ana, '2025-08-05T09:00:00-03:00', { ...parte('755070000'), diasPerdidos: 10, diasDebitados: 100 })
  // the last evening that Caio is in Norte; in London it is September
  await happened(caio, '2025-08-31T22:30:00-03:00', { ...parte('755050000'), diasPerdidos: 5 })
  await happened(caio, '2025-09-10T09:00:00-03:00', parte('755050000'))
  await happened(bia, '2025-08-12T09:00:00-03:00', { tipo: 'INCIDENTE' })
  await happened(undefined, '2025-08-13T09:00:00-03:00', { tipo: 'QUASE_ACIDENTE', descricao: 'Prova sem talento' })
  const motivo = async (descricao: string) =>
    ({ motivo: { id: (await c.make('sst/tipos-afastamento', { descricao })).id } }) as RecordData
  const [luto, licenca] = [await motivo('Prova: luto'), await motivo('Prova: licença')]
  const leave = (quem: Registro, inicio: string, fim: string, por: RecordData) =>
    c.make('sst/afastamentos', { colaborador: { id: quem.id }, inicio, fim, ...por })
  // it begins before the month and ends within it
  await leave(bia, '2025-07-28', '2025-08-10', luto)
  await leave(ana, '2025-08-06', '2025-08-15', licenca)
  await leave(caio, '2025-08-18', '2025-09-02', licenca)
  await leave(caio, '2025-09-11', '2025-09-12', luto)
}, 120_000)
afterAll(() => c?.app.close())

const AUGUST = 'dataIni=2025-08-01&dataFim=2025-08-31'
const BOTH = 'dataIni=2025-08-01&dataFim=2025-09-30'

const ask = async (item: string, query: string, client: Client = c.admin): Promise<Answer> => {
  const answer = await client.get(`${ADDRESS}/${item}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}
const totalOf = async (item: string, query: string, client?: Client) =>
  (await ask(item, query, client)).series[0]?.total
/** What each category of a chart has, by its name. */
const told = ({ categorias, series }: Answer) =>
  Object.fromEntries(categorias.map(({ nome }, i) => [nome, series.map(({ valores }) => valores[i])]))

describe('the dashboard of safety and health', () => {
  it('[spec 2 §7] counts accidents by their day in São Paulo, and adds the days lost and debited', async () => {
    expect(await totalOf('acidentes', `${AUGUST}&${areas}`)).toBe(2)
    expect(await totalOf('dias-perdidos', `${AUGUST}&${areas}`)).toBe(10 + 100 + 5)
    expect(told(await ask('por-mes', `${BOTH}&${areas}`))).toEqual({ 'ago/25': [2, 1, 115], 'set/25': [1, 0, 0] })
  })

  it('[spec 2 §7] an accident counts where the person was on that day, whatever became of her', async () => {
    expect(told(await ask('por-area', `${BOTH}&${areas}`))).toEqual({ Norte: [2, 115], Sul: [1, 0] })
    expect(await totalOf('acidentes', `${AUGUST}&areasIds=${c.norte.id}`)).toBe(2)
    expect(await totalOf('acidentes', `${AUGUST}&areasIds=${c.sul.id}`)).toBe(0)
    const norte = encodeURIComponent(JSON.stringify([['area', String(c.norte.id)]]))
    expect((await ask('por-area', `${BOTH}&${areas}&caminho=${norte}`)).message).toBe(
      'Área Organizacional não possui área filha.',
    )
  })

  it('[spec 2 §7] rates are per million of hours: who was active on the first day, eight hours on each working day', async () => {
    // Ana, Bia, Caio and the other Ana; August 2025 has 21 working days: 4 × 21 × 8 = 672 hours
    expect(await totalOf('frequencia', `${AUGUST}&${areas}`)).toBe(2976.2)
    expect(await totalOf('gravidade', `${AUGUST}&${areas}`)).toBe(171_131)
    // September has one less, the 7th being a Sunday: 4 × 22 × 8 = 704 hours, one accident, no day
    const { series, categorias } = await ask('taxas-por-mes', `${BOTH}&${areas}`)
    expect(categorias.map(({ nome }) => nome)).toEqual(['ago/25', 'set/25'])
    expect(series.map(({ titulo, valores }) => [titulo, ...valores])).toEqual([
      ['Taxa de gravidade', 171_131, 0],
      ['Taxa de frequência', 2976.2, 1420.5],
    ])
  })

  it('a place has its own holidays', async () => {
    const there = `estabelecimentosIds=${campinas.id}`
    const filter = encodeURIComponent(JSON.stringify({ estabelecimento: campinas.id, situacao: 'A' }))
    const [quem] = (
      await c.admin.get(`/api/gestao-talentos/talentos?range=[0,0]&filter=${filter}`)
    ).json() as Registro[]
    await c.make('sst/acidentes', {
      ...{ tipo: 'ACIDENTE', data: '2026-10-09T09:00:00-03:00', descricao: 'Prova de lugar' },
      colaborador: { id: quem?.id },
    })
    const july = 'dataIni=2026-07-01&dataFim=2026-10-09'
    const [acidentes, ativos] = [
      Number(await totalOf('acidentes', `${july}&${there}`)),
      await activeOn('2026-07-01', there),
    ]
    expect(acidentes).toBeGreaterThan(0)
    // 23 + 21 + 22 + 7 weekdays without 7 September, less 9 July, a holiday of São Paulo
    expect(await totalOf('frequencia', `${july}&${there}`)).toBeCloseTo((acidentes * 1_000_000) / (ativos * 71 * 8), 1)
  })

  it('[spec 2 §7] by kind, part of the body and place', async () => {
    expect(told(await ask('tipos', `${BOTH}&${areas}`))).toEqual({ Acidente: [3], Incidente: [1] })
    // what names nobody has no area, and is there where no area is asked for
    const all = await ask('tipos', AUGUST)
    expect(told(all)['Quase acidente']?.[0]).toBeGreaterThanOrEqual(1)
    expect(told(await ask('partes-corpo', `${BOTH}&${areas}`))).toEqual({
      'Mão (exceto punho ou dedos)': [2],
      Dedo: [1],
    })
    const { series } = await ask('estabelecimentos', `${BOTH}&${areas}`)
    expect(series[0]).toMatchObject({ valores: [3], total: 3 })
  })

  it('[spec 2 §7] leaves that begin in the period, by reason and month', async () => {
    expect(await totalOf('afastamentos', `${AUGUST}&${areas}`)).toBe(2)
    expect(told(await ask('afastamentos-por-motivo', `${BOTH}&${areas}`))).toEqual({
      'Prova: licença': [2],
      'Prova: luto': [1],
    })
    expect(told(await ask('afastamentos-por-mes', `${BOTH}&${areas}`))).toEqual({ 'ago/25': [2], 'set/25': [1] })
  })

  it('a manager is told of her people alone, and of what names nobody', async () => {
    // Caio is in an area that is not hers by now, and that she cannot ask for
    expect((await c.gestora.get(`${ADDRESS}/por-area?${BOTH}&${areas}`)).statusCode).toBe(400)
    expect(told(await ask('por-area', `${BOTH}&areasIds=${c.norte.id}`, c.gestora))).toEqual({ Norte: [1, 110] })
    expect(await totalOf('acidentes', BOTH, c.gestora)).toBe(1)
    expect(told(await ask('tipos', AUGUST, c.gestora))).toMatchObject({ Acidente: [1], Incidente: [1] })
  })

  it('[spec 2 §7] answers all of it to GET /analytics/sst', async () => {
    const all = (await c.admin.get(`/api/analytics/sst?${AUGUST}&${areas}`)).json() as {
      itens: (Answer & { nome: string })[]
    }
    const { itens } = (await c.admin.get(ADDRESS)).json() as { itens: { nome: string }[] }
    expect(all.itens.map(({ nome }) => nome)).toEqual(itens.map(({ nome }) => nome))
    expect(all.itens.find(({ nome }) => nome === 'dias-perdidos')?.series[0]?.total).toBe(115)
    const without = await c.app.clientWithout('ROLE_ANALYTICS_SST')
    expect((await without.get(`/api/analytics/sst?${AUGUST}`)).statusCode).toBe(403)
  })

  it('who does not read talents is told nothing by area, nor rates, nor what is narrowed by them', async () => {
    const sst = await login(c.app, 'sst')
    const { itens } = (await sst.get(ADDRESS)).json() as { itens: { nome: string }[] }
    const names = itens.map(({ nome }) => nome)
    expect(names).toEqual(expect.arrayContaining(['acidentes', 'dias-perdidos', 'por-mes', 'tipos', 'partes-corpo']))
    for (const name of ['frequencia', 'gravidade', 'taxas-por-mes', 'por-area', 'estabelecimentos'])
      expect(names).not.toContain(name)
    expect((await sst.get(`${ADDRESS}/acidentes?${AUGUST}`)).statusCode).toBe(200)
    const narrowed = `${AUGUST}&areasIds=${c.norte.id}`
    expect((await sst.get(`${ADDRESS}/acidentes?${narrowed}`)).statusCode).toBe(403)
    expect((await sst.get(`/api/analytics/sst?${narrowed}`)).json()).toMatchObject({ itens: [] })
  })
})

async function activeOn(day: string, filter: string): Promise<number> {
  const answer = await c.admin.get(`/api/paineis/analytics/talento/ativos?dataIni=${day}&dataFim=${day}&${filter}`)
  return Number((answer.json() as Answer).series[0]?.total)
}
