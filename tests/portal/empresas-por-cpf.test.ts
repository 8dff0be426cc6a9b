import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF, createTestApp, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ limits: { perAccount: 4, perAddress: 12 } })
})
afterAll(() => app?.close())

const ask = (cpf: string) => app.nobody.get(`/api/externo/candidatos/empresas-por-cpf?cpf=${encodeURIComponent(cpf)}`)

test('as empresas em que o CPF tem cadastro, com ou sem máscara', async () => {
  const empresas = [
    { id: 1, nome: 'Aurora Alimentos Ltda' },
    { id: 2, nome: 'Horizonte Serviços S.A.' },
  ]
  for (const cpf of [CPF, '529.982.247-25']) {
    const answer = await ask(cpf)
    expect([answer.statusCode, answer.json()]).toEqual([200, empresas])
  }
})

test('um CPF desconhecido recebe uma lista vazia, com o mesmo formato', async () => {
  const answer = await ask('11144477735')
  expect([answer.statusCode, answer.json()]).toEqual([200, []])
})

test.each(['', '529982247', '529982247251', 'abc'])('sem 11 dígitos não há busca: %j', async (cpf) => {
  const answer = await ask(cpf)
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'CPF inválido'])
})

test('perguntas demais são recusadas, sem impedir quem quer entrar', async () => {
  for (let i = 0; i < 4; i++) expect((await ask('12345678909')).statusCode).toBe(200)
  const refused = await ask('12345678909')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask('01234567890')).statusCode).toBe(200)
  for (let i = 0; i < 4; i++) await ask(`0123456780${i}`)
  expect((await ask('98765432100')).statusCode).toBe(429)
  await expect(loginCandidato(app)).resolves.toBeDefined()
})
