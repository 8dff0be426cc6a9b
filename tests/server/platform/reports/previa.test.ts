import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** GET …/relatorios/<report>-previa: what the screens show of a report — spec 2 §7 Job and salary reports. */
let app: TestApp
let rh: Client
let cargosIds: number[]
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  const cargos = (await rh.get('/api/cargo-salario/cargos/opcoes?range=[0,9]')).json() as { id: number }[]
  cargosIds = cargos.map(({ id }) => id)
})
afterAll(() => app?.close())

const ANALISE = '/api/cargo-salario/relatorios/analise-tabelas-salariais'
const PLANEJAMENTOS = '/api/cargo-salario/relatorios/planejamentos-realinhamentos'
const previa = (filters: RecordData, client = rh, url = ANALISE) => {
  const report = model.reports.get(url.slice('/api/'.length))
  if (!report) throw new Error(url)
  return client.get(`${url}-previa?${queryOf(report.filters, filters)}`)
}
const dia = '2026-05-01'

describe('the preview of a report', () => {
  test('is what its POST answers as JSON, with the filters in the address or in the body', async () => {
    const filters = { dataReferencia: dia, cargosIds }
    const posted = (await rh.post(ANALISE, { filters, formato: 'json' })).json() as { linhas: RecordData[] }
    expect(posted.linhas.length).toBeGreaterThan(5)
    const got = await previa(filters)
    expect([got.statusCode, got.json()]).toEqual([200, posted])
    expect(got.headers['content-type']).toMatch(/^application\/json/)
    const asked = await rh.post(`${ANALISE}-previa/consulta`, filters)
    expect([asked.statusCode, asked.json()]).toEqual([200, posted])
    // ids one by one, as other programs write them
    const each = cargosIds.map((id) => `cargosIds=${id}`).join('&')
    expect((await rh.get(`${ANALISE}-previa?dataReferencia=${dia}&${each}`)).json()).toEqual(posted)
  })

  test('takes a record as a filter by its id', async () => {
    const filters = {
      tabelaReajusteColaboradorId: { id: 1 },
      estabelecimentosIds: [1, 2, 3],
      areasIds: [1, 2, 3, 4, 5],
    }
    const posted = await rh.post(PLANEJAMENTOS, { filters, formato: 'json' })
    const got = await previa(filters, rh, PLANEJAMENTOS)
    expect([posted.statusCode, got.statusCode]).toEqual([200, 200])
    expect(got.json()).toEqual(posted.json())
  })

  test('refuses what its POST refuses, in the same words, and a parameter that is no filter', async () => {
    const missing = await rh.get(`${ANALISE}-previa?dataReferencia=${dia}&cargosIds=`)
    expect([missing.statusCode, missing.json()]).toEqual([
      400,
      expect.objectContaining({
        errors: [expect.objectContaining({ field: 'cargosIds', message: 'Cargos é obrigatório' })],
      }),
    ])
    // without a day that of today; emptied, it is asked for
    expect((await previa({ cargosIds })).statusCode).toBe(200)
    const emptied = await rh.get(`${ANALISE}-previa?dataReferencia=&cargosIds=${cargosIds[0]}`)
    expect([emptied.statusCode, emptied.body]).toEqual([
      400,
      expect.stringContaining('Data de Referência é obrigatório'),
    ])
    const unknown = await rh.get(`${ANALISE}-previa?dataReferencia=${dia}&inventado=1`)
    expect([unknown.statusCode, unknown.body]).toEqual([400, expect.stringContaining('inventado')])
    const invalid = await rh.get(`${ANALISE}-previa?dataReferencia=x&cargosIds=a,b`)
    expect(invalid.statusCode).toBe(400)
    const nothing = await previa({ dataReferencia: '1999-01-01', cargosIds: [999_999] })
    expect([nothing.statusCode, nothing.body]).toEqual([
      404,
      expect.stringContaining('Não existem dados para o filtro informado.'),
    ])
    // a page that asks of its own accord gets the same words as an answer
    const opened = `${ANALISE}-previa?dataReferencia=1999-01-01&cargosIds=999999`
    for (const prefer of ['handling=lenient', 'respond-async, wait=5, handling=lenient']) {
      const answer = await rh.get(opened, { prefer })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'Não existem dados para o filtro informado.' },
      ])
    }
    expect((await rh.get(`${ANALISE}-previa?dataReferencia=x`, { prefer: 'handling=lenient' })).statusCode).toBe(400)
  })

  test('asks for the right of the report, in the address as in the body', async () => {
    const filters = { dataReferencia: dia, cargosIds }
    const without = await app.clientWithout('ROLE_REL_ANALISE_TABELAS_SALARIAIS')
    expect((await previa(filters, without)).statusCode).toBe(403)
    expect((await without.post(`${ANALISE}-previa/consulta`, filters)).statusCode).toBe(403)
    expect((await app.nobody.get(`${ANALISE}-previa`)).statusCode).toBe(401)
  })

  test('tells amounts to who may see salaries, and nothing of another company', async () => {
    const filters = { dataReferencia: dia, cargosIds }
    const cego = await app.clientWithout('ROLE_VER_SALARIO')
    const { colunas } = (await previa(filters, cego)).json() as { colunas: { title: string }[] }
    expect(colunas.map(({ title }) => title)).toEqual(['Faixa', 'CBO', 'Talentos'])
    const rh2 = await login(app, 'rh2')
    expect((await previa(filters, rh2)).statusCode).toBe(404)
  })

  test('goes on as a task where that is asked for', async () => {
    const filters = queryOf({ fields: model.reports.get(ANALISE.slice(5))?.filters.fields ?? [] }, { cargosIds })
    const begun = await rh.get(`${ANALISE}-previa?${filters}`, { prefer: 'respond-async' })
    expect([begun.statusCode, begun.json()]).toEqual([202, { tarefaId: expect.any(String) }])
  })

  test('is there for every report, and in the description of the calls', async () => {
    const { paths } = (await rh.get('/api/docs/json')).json() as { paths: Record<string, Record<string, unknown>> }
    for (const { path } of model.reports.values()) {
      expect(paths[`/${path}-previa`]?.get, path).toBeDefined()
      expect(paths[`/${path}-previa/consulta`]?.post, path).toBeDefined()
    }
    const analise = paths['/cargo-salario/relatorios/analise-tabelas-salariais-previa']?.get as
      | { parameters: RecordData[] }
      | undefined
    const cargos = analise?.parameters.find(({ name }) => name === 'cargosIds')
    expect(cargos).toMatchObject({ in: 'query', explode: false })
    // left out it is 'Todos'
    expect(cargos?.required).toBeUndefined()
  })
})
