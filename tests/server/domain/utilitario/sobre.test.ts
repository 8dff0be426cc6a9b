import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

test('any internal user sees what the installation consists of', async () => {
  const gestor = await login(app, 'gestor')
  const answer = await gestor.get('/api/utilitario/sobre')
  expect(answer.json()).toMatchObject({
    produto: 'Prumo RH',
    versao: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    banco: expect.stringMatching(/^PostgreSQL \d+/),
    licenca: expect.stringContaining('MIT License'),
  })
  expect((await app.nobody.get('/api/utilitario/sobre')).statusCode).toBe(401)
  expect((await app.nobody.get('/api/utilitario/sobre/licencas')).statusCode).toBe(401)
})

test('each third-party package that comes with the product is in the list, with its licence', async () => {
  interface One {
    nome: string
    versao: string
    licenca: string
    texto: string
  }
  const list: One[] = (await (await login(app, 'rh')).get('/api/utilitario/sobre/licencas')).json()
  const names = list.map(({ nome }) => nome)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', '@mui/material', 'kysely', 'pg']))
  // tools of the developers are not shipped
  expect(names).not.toContain('vitest')
  expect(list.find(({ nome }) => nome === 'fastify')).toMatchObject({
    licenca: 'MIT',
    texto: expect.stringMatching(/Permission is hereby granted/),
  })
  for (const { nome, versao, licenca } of list) expect([nome, versao, licenca], nome).not.toContain('')
})
