import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF, createTestApp, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ limits: { perAccount: 4, perAddress: 12 } })
})
afterAll(() => app?.close())

const ask = (cpf: string) => app.nobody.get(`/api/externo/candidatos/empresas-por-cpf?cpf=${encodeURIComponent(cpf)}`)

const abertas = [
  { id: 1, nome: 'Aurora Alimentos Ltda' },
  { id: 2, nome: 'Horizonte Serviços S.A.' },
]

test('a browser that never logged in with the CPF hears of every company that receives candidates, whether or not it is known', async () => {
  for (const cpf of [CPF, '529.982.247-25', '11144477735']) {
    const answer = await ask(cpf)
    expect([answer.statusCode, answer.json()]).toEqual([200, abertas])
  }
})

test('one in which the CPF logged in hears where; of another CPF, as any other browser', async () => {
  const client = await loginCandidato(app)
  const mine = (cpf: string) => client.get(`/api/externo/candidatos/empresas-por-cpf?cpf=${cpf}`)
  expect((await mine(CPF)).json()).toEqual([{ ...abertas[0], cadastro: true }])
  expect((await mine('39053344705')).json()).toEqual(abertas)
})

test('a company without vacancies and without candidates who can log in is not offered', async () => {
  const { pool } = app.database
  await pool.query('update anuncio set exibir_modulo_externo = false where empresa_id = 2')
  expect((await ask('15350946056')).json()).toEqual(abertas)
  await pool.query('update candidato set senha = null where empresa_id = 2')
  expect((await ask('15350946056')).json()).toEqual([abertas[0]])
})

test.each(['', '529982247', '529982247251', 'abc'])('without 11 digits there is no look-up: %j', async (cpf) => {
  const answer = await ask(cpf)
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'CPF inválido'])
})

test('too many questions are refused, without stopping who wants to log in', async () => {
  for (let i = 0; i < 4; i++) expect((await ask('12345678909')).statusCode).toBe(200)
  const refused = await ask('12345678909')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask('01234567890')).statusCode).toBe(200)
  for (let i = 0; i < 4; i++) await ask(`0123456780${i}`)
  expect((await ask('98765432100')).statusCode).toBe(429)
  await expect(loginCandidato(app)).resolves.toBeDefined()
})
