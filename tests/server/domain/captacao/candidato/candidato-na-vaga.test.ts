import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { act, create, type Stored } from '../solicitacao/solicitacao.ts'

/** POST /captacao/candidatos?solicitacaoId= — spec 1 §7.3 */

const url = '/api/captacao/candidatos'
const links = '/api/captacao/candidato-solicitacoes'
let app: TestApp
let admin: Client
let rh: Client
let vaga: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  vaga = await create(rh)
  await act(admin, vaga.id, 'status', { status: 'A' })
})
afterAll(() => app?.close())

const named = async (nome: string): Promise<RecordData[]> =>
  (await rh.get(`${url}?filter=${encodeURIComponent(JSON.stringify({ nome }))}`)).json()
const inVaga = async (id: number): Promise<RecordData[]> => (await rh.get(`${links}?solicitacao=${id}&size=100`)).json()

test('a candidate made for a request is in its selection at once, and each of the two has its history', async () => {
  const answer = await rh.post(`${url}?solicitacaoId=${vaga.id}`, { nome: 'Vera da Vaga' })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, nome } = answer.json() as Stored
  expect(nome).toBe('Vera da Vaga')
  const [link, ...more] = await inVaga(vaga.id)
  expect(more).toEqual([])
  expect(link).toMatchObject({ candidato: { id, nome }, aptidao: 'I', situacao: 'E', data: app.today() })
  for (const address of [`${url}/${id}`, `${links}/${link?.id}`])
    expect((await rh.get(`${address}/historico`)).json()).toMatchObject([{ operacao: 'criacao' }])
  const quadro = (await rh.get(`${links}/quadro?solicitacao=${vaga.id}`)).json() as { candidatos: RecordData[] }
  expect(quadro.candidatos.map(({ candidatoId }) => candidatoId)).toEqual([id])
})

test('a request that takes nobody, another company’s and none at all keep the candidate from being made', async () => {
  const closed = await create(rh)
  const rh2 = await login(app, 'rh2')
  const theirs = await create(rh2)
  for (const [id, status] of [
    [closed.id, 400],
    [theirs.id, 400],
    [99_999_999, 400],
    ['abc', 400],
    ['', 400],
  ] as const) {
    const answer = await rh.post(`${url}?solicitacaoId=${id}`, { nome: 'Nina Nenhuma' })
    expect([id, answer.statusCode]).toEqual([id, status])
  }
  const refused = await rh.post(`${url}?solicitacaoId=${closed.id}`, { nome: 'Nina Nenhuma' })
  expect(refused.json().errors).toMatchObject([
    { field: 'solicitacao', message: 'Só uma solicitação de pessoal aprovada e em aberto aceita candidatos.' },
  ])
  expect(await named('Nina Nenhuma')).toEqual([])
})

test('what is wrong with the candidate puts nobody into the selection', async () => {
  const before = await inVaga(vaga.id)
  const answer = await rh.post(`${url}?solicitacaoId=${vaga.id}`, { nome: ' ' })
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Nome é obrigatório'])
  expect(await inVaga(vaga.id)).toEqual(before)
})

test('who may not put candidates into selections, or not register any, makes neither', async () => {
  for (const authority of ['ROLE_MOV_CANDIDATO_SOLICITACAO_INCLUIR', 'ROLE_CAD_CANDIDATO_INCLUIR']) {
    const client = await app.clientWithout(authority)
    const answer = await client.post(`${url}?solicitacaoId=${vaga.id}`, { nome: 'Nilo Negado' })
    expect([authority, answer.statusCode]).toEqual([authority, 403])
  }
  expect(await named('Nilo Negado')).toEqual([])
  const without = await app.clientWithout('ROLE_MOV_CANDIDATO_SOLICITACAO_INCLUIR')
  expect((await without.post(url, { nome: 'Nilo Sozinho' })).statusCode).toBe(201)
})
