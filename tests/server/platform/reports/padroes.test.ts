import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** What a report finds whose filters nobody filled in: the specification's default where it names one, else this year and everything one may see. */
let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const ask = (path: string, filters: RecordData, client = rh) =>
  client.post(`/api/${path}`, { filters, formato: 'json' })
const linhas = async (path: string, filters: RecordData, client = rh) => {
  const answer = await ask(path, filters, client)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return (answer.json() as { linhas: RecordData[] }).linhas
}
const all = async (route: string) =>
  ((await rh.get(`/api/${route}/opcoes?unpaged=true`)).json() as { id: number }[]).map(({ id }) => id)

/** The period that a report's form opens with, where its definition names no other. */
const opening = (fields: Field[]): RecordData => {
  const year = app.today().slice(0, 4)
  const said: RecordData = {
    yearStart: `${year}-01-01`,
    yearEnd: `${year}-12-31`,
    today: app.today(),
    thisYear: Number(year),
  }
  return Object.fromEntries(fields.flatMap(({ name, hint }) => (hint.opens ? [[name, said[hint.default ?? '']]] : [])))
}

/** What a report cannot do without, and nobody can guess. */
const needed: RecordData = {
  tabelaReajusteColaboradorId: { id: 1 },
  modeloAvaliacaoId: { id: 1 },
  periodosIds: [1],
  periodosAcompanhamento: [1],
  talentosIds: [1],
  avaliacaoDesempenhoId: { id: 1 },
  avaliadoId: { id: 1 },
  modeloEntrevista: { id: 1 },
  pesquisaId: { id: 1 },
}

test.each([...model.reports.values()].map((report) => [report.path, report] as const))(
  '%s is complete as it opens, and refuses what was emptied',
  async (path, { filters: { fields } }) => {
    const guessed = Object.entries(needed).filter(([name]) => fields.some((field) => field.name === name))
    const own = { ...opening(fields), ...Object.fromEntries(guessed) }
    expect([200, 404]).toContain((await ask(path, own)).statusCode)
    const lists = fields.filter(
      ({ kind, schema, visibleWhen }) => kind === 'ids' && schema.minItems === 1 && !visibleWhen,
    )
    for (const { name } of lists) {
      const refused = await ask(path, { ...own, [name]: [] })
      expect([name, refused.statusCode, refused.json().errors]).toEqual([
        name,
        400,
        [expect.objectContaining({ field: name })],
      ])
    }
  },
)

describe('what is left out is everything', () => {
  test('positions, establishments and areas', async () => {
    const path = 'cargo-salario/relatorios/talentos-areas-organizacionais'
    const [estabelecimentosIds, areasIds] = [
      await all('utilitario/estabelecimentos'),
      await all('cargo-salario/areas-organizacionais'),
    ]
    const everything = await linhas(path, {})
    expect(everything.length).toBeGreaterThan(100)
    expect(everything).toEqual(await linhas(path, { estabelecimentosIds, areasIds }))
    expect((await linhas(path, { areasIds: areasIds.slice(0, 1) })).length).toBeLessThan(everything.length)
  })
  test('where columns and code need the records, too', async () => {
    const competenciasIds = await all('cargo-salario/competencias')
    for (const path of ['matriz-talentos-competencias', 'talentos-competencias'].map(
      (n) => `cargo-salario/relatorios/${n}`,
    ))
      expect((await ask(path, {})).json()).toEqual((await ask(path, { competenciasIds })).json())
  })
  test('as far as one may see it', async () => {
    const path = 'cargo-salario/relatorios/talentos-cargos'
    const lider = await login(app, 'lider')
    expect((await linhas(path, {}, lider)).length).toBeLessThan((await linhas(path, {})).length)
  })
})

test('reports of the recruitment ask for requests of any state, any fitness and by areas, and make a PDF, unless told otherwise', async () => {
  const usual: RecordData = { statusSolicitacao: 'T', situacaoCandidato: 'I', filtrarPor: '1' }
  const asked = new Set<string>()
  for (const { path, group, filters } of model.reports.values()) {
    if (group !== 'captacao') continue
    const ever = filters.fields.some(({ name }) => name === 'dataIni') ? { dataIni: '2020-01-01' } : {}
    const own = { ...opening(filters.fields), ...ever }
    const said = Object.entries(usual).filter(([name]) => filters.fields.some((field) => field.name === name))
    for (const [name] of said) asked.add(name)
    const rows = await linhas(path, own)
    expect([path, await linhas(path, { ...own, ...Object.fromEntries(said) })]).toEqual([path, rows])
    const file = await rh.post(`/api/${path}`, { filters: own })
    expect([path, file.statusCode, file.headers['content-type']]).toEqual([path, 200, 'application/pdf'])
    expect(file.headers['content-disposition']).toMatch(/filename="[^"]+\.pdf"/)
  }
  expect([...asked].sort()).toEqual(Object.keys(usual).sort())
})

test('the form opens with this year where a period has no default of its own; a call that leaves it out asks for all days', async () => {
  const path = 'captacao/relatorios/avaliacao-candidato'
  const fields = (of: string) => model.reports.get(of)?.filters.fields ?? []
  const year = app.today().slice(0, 4)
  expect(opening(fields(path))).toEqual({ dataIni: `${year}-01-01`, dataFim: app.today() })
  const days = async (filters: RecordData) =>
    (await linhas(path, filters)).flatMap(({ data }) => (data ? [String(data).slice(0, 4)] : []))
  const always = await days({})
  expect(new Set(always).size).toBeGreaterThan(1)
  expect(await days({ dataIni: null, dataFim: null })).toEqual(always)
  expect(await days(opening(fields(path)))).toEqual(always.filter((each) => each === year))
  // a year that is asked for is still asked for
  const etapas = 'captacao/relatorios/analise-etapas-seletivas'
  expect(opening(fields(etapas))).toEqual({ ano: Number(year) })
  expect((await ask(etapas, {})).statusCode).toBe(400)
})
