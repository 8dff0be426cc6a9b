import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF, createTestApp, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ limits: { perAccount: 4, perAddress: 12 } })
})
afterAll(() => app?.close())

const ask = (cpf: string) => app.nobody.get(`/api/externo/candidatos/empresas-por-cpf?cpf=${encodeURIComponent(cpf)}`)

test('the companies in which the CPF is registered, with or without its mask', async () => {
  const empresas = [
    { id: 1, nome: 'Aurora Alimentos Ltda' },
    { id: 2, nome: 'Horizonte Serviços S.A.' },
  ]
  for (const cpf of [CPF, '529.982.247-25']) {
    const answer = await ask(cpf)
    expect([answer.statusCode, answer.json()]).toEqual([200, empresas])
  }
})

test('an unknown CPF gets an empty list of the same form', async () => {
  const answer = await ask('11144477735')
  expect([answer.statusCode, answer.json()]).toEqual([200, []])
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
