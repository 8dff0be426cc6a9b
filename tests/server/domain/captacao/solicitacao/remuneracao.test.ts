import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act, configure, create, first, noSettings, type Stored, url } from './solicitacao.ts'

const SAID = /76543[.,]2|76\.543,2/
const PAGA = 76_543.21
const TALENTOS = '/api/gestao-talentos/talentos'

let app: TestApp
let admin: Client
/** may do everything but see salaries; proposes requests of his own */
let blind: Client
/** the administrator's */
let alheia: Stored
/** his own */
let propria: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  blind = await app.clientWithout('ROLE_VER_SALARIO')
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
  await configure(admin, { ...noSettings, solPessoalExibirSalario: true })
  const faixaSalarial = await first(admin, 'cargo-salario/faixas-salariais')
  alheia = await create(admin, { faixaSalarial, quantidade: 2, remuneracao: PAGA })
  propria = await create(blind, { remuneracao: PAGA })
}, 120_000)
afterAll(() => app?.close())

const read = async (client: Client, { id }: Stored) => (await client.get(`${url}/${id}`)).json() as Stored

test('who proposes a request says what it pays, sees it and changes it without the right to see salaries', async () => {
  expect(propria.remuneracao).toBe(PAGA)
  for (const way of [`${url}/${propria.id}`, `${url}?filter=${encodeURIComponent(`{"id":[${propria.id}]}`)}`])
    expect([way, SAID.test((await blind.get(way)).body)]).toEqual([way, true])
  const raised = await blind.patch(`${url}/${propria.id}`, { versao: propria.versao, remuneracao: 1234.56 })
  expect([raised.statusCode, raised.json().remuneracao]).toEqual([200, 1234.56])
  const lines = (await blind.get(`${url}/${propria.id}/historico`)).json() as { id: number }[]
  expect((await blind.get(`${url}/${propria.id}/historico`)).body).toMatch(SAID)
  const back = `${url}/${propria.id}/historico/${lines.at(-1)?.id}`
  expect((await blind.get(back)).json().valores).toMatchObject({ remuneracao: PAGA })
  const restored = await blind.put(`${back}/restaura`, { versao: raised.json().versao })
  expect([restored.statusCode, restored.json().remuneracao]).toEqual([200, PAGA])
  const copy = (await blind.get(`${url}/${propria.id}/clone`)).json()
  expect(copy.remuneracao).toBe(PAGA)
  const mine = await create(blind, { remuneracao: 10 })
  expect((await blind.delete(`${url}/${mine.id}`, { versao: mine.versao })).statusCode).toBe(200)
})

test('of the requests of others he is told no amount, on no way, and changes none', async () => {
  const at = `${url}/${alheia.id}`
  const ways = [
    at,
    `${at}/historico`,
    `${at}/clone`,
    `${url}?filter=${encodeURIComponent(`{"id":[${alheia.id}]}`)}`,
    `${url}/exportacao?formato=csv&filter=${encodeURIComponent(`{"id":[${alheia.id}]}`)}`,
  ]
  for (const way of ways) {
    const answer = await blind.get(way)
    expect([way, answer.statusCode, SAID.test(answer.body)]).toEqual([way, 200, false])
  }
  const paper = async (client: Client) => (await pagesOf((await client.get(`${at}/pdf`)).rawPayload)).join('\n')
  expect([SAID.test(await paper(blind)), SAID.test(await paper(admin))]).toEqual([false, true])
  for (const query of ['sort=remuneracao,desc', `filter=${encodeURIComponent('{"remuneracao_gte":1}')}`])
    expect([query, (await blind.get(`${url}?${query}`)).statusCode]).toEqual([query, 400])
  const seen = await read(blind, alheia)
  expect(seen).not.toHaveProperty('remuneracao')
  const saved = await blind.put(at, { ...seen, descricao: 'Lida', remuneracao: 1 })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(SAID.test(saved.body)).toBe(false)
  alheia = await read(admin, alheia)
  expect(alheia).toMatchObject({ descricao: 'Lida', remuneracao: PAGA })
  expect((await blind.delete(at, { versao: alheia.versao })).json().errors[0].code).toBe('VALORES_NAO_VISTOS')
  // a copy is his own, and holds nothing of it
  const copied = await blind.put(`${at}/clona`, { versao: alheia.versao })
  expect(copied.statusCode, copied.body).toBe(200)
  expect(copied.json()).not.toHaveProperty('remuneracao')
})

test('nor is it guessed from the candidates that would take it', async () => {
  await act(admin, alheia.id, 'status', { status: 'A' })
  const criterios = async (client: Client) => {
    const answer = await client.get(`/api/captacao/candidato-solicitacoes/sugestoes?solicitacao=${alheia.id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json().criterios as RecordData[]).map(({ nome }) => nome)
  }
  expect(await criterios(admin)).toContain('pretensao')
  expect(await criterios(blind)).not.toContain('pretensao')
})

test('whoever is hired is paid what was approved, and who hires him without the right does not learn it', async () => {
  const cargo = await first(admin, 'cargo-salario/cargos')
  const pessoa = { nome: 'Hélio Contratado', pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20' } }
  const candidato = (await admin.post('/api/captacao/candidatos', { ...pessoa, cargos: [cargo] })).json() as Stored
  const link = await blind.post('/api/captacao/candidato-solicitacoes', {
    candidato: { id: candidato.id },
    solicitacao: { id: alheia.id },
  })
  expect(link.statusCode, link.body).toBe(201)
  const hired = await blind.put(`/api/captacao/candidato-solicitacoes/${link.json().id}/contrata`, {
    dataAdmissao: app.today(),
  })
  expect(hired.statusCode, hired.body).toBe(200)
  const { id } = hired.json().talento as Stored
  expect(SAID.test((await blind.get(`${TALENTOS}/${id}`)).body)).toBe(false)
  expect((await admin.get(`${TALENTOS}/${id}`)).json()).toMatchObject({
    salario: PAGA,
    historicos: [{ salario: PAGA, tipoSalario: 3 }],
  })
})

test('a company that does not show what requests pay tells it to nobody, whatever he may see, and keeps it', async () => {
  const filter = encodeURIComponent(`{"id":[${alheia.id},${propria.id}]}`)
  const ways = ({ id }: Stored) => [
    `${url}/${id}`,
    `${url}/${id}/historico`,
    `${url}/${id}/clone`,
    `${url}?filter=${filter}`,
    `${url}/exportacao?formato=csv&filter=${filter}`,
    `${url}/${id}/linha-do-tempo`,
  ]
  const says = async (client: Client, record: Stored) => {
    const answers = await Promise.all(ways(record).map((way) => client.get(way)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const pages = await pagesOf((await client.get(`${url}/${record.id}/pdf`)).rawPayload)
    return [...answers.map(({ body }) => body), pages.join('\n')].some((body) => SAID.test(body))
  }
  const orders = ['sort=remuneracao,desc', `filter=${encodeURIComponent('{"remuneracao_gte":1}')}`]
  const codes = async () => Promise.all(orders.map(async (query) => (await admin.get(`${url}?${query}`)).statusCode))
  const before = await codes()
  expect([await says(admin, alheia), await says(blind, propria)]).toEqual([true, true])
  await configure(admin, { solPessoalExibirSalario: false })
  try {
    // neither who may see salaries nor who proposed it
    expect([await says(admin, alheia), await says(blind, propria)]).toEqual([false, false])
    expect(await codes()).toEqual([400, 400])
    const seen = await read(admin, alheia)
    expect(seen).not.toHaveProperty('remuneracao')
    const saved = await admin.put(`${url}/${alheia.id}`, { ...seen, descricao: 'Sem valores', remuneracao: 5 })
    expect(saved.statusCode, saved.body).toBe(200)
    const novo = await create(admin, { remuneracao: 4321.09 })
    expect(novo).not.toHaveProperty('remuneracao')
  } finally {
    await configure(admin, { solPessoalExibirSalario: true })
  }
  expect(await read(admin, alheia)).toMatchObject({ descricao: 'Sem valores', remuneracao: PAGA })
  expect(await codes()).toEqual(before)
})
