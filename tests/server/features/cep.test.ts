import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CEP_NOT_FOUND, CEP_UNAVAILABLE, SAMPLE_CEPS } from '#server/platform/integrations/cep/fake.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

describe('the address of a CEP', () => {
  let app: TestApp
  let rh: Client
  beforeAll(async () => {
    app = await createTestApp()
    rh = await login(app, 'rh')
  })
  afterAll(() => app.close())

  test('fills in street, district, city and state', async () => {
    const answer = await rh.get(`/api/geral/ceps/${SAMPLE_CEPS[0]}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ cidade: expect.stringMatching(/./), uf: expect.stringMatching(/^[A-Z]{2}$/) })
  })

  test.each([
    [CEP_NOT_FOUND, 404],
    [CEP_UNAVAILABLE, 503],
  ])('%s answers %i in Portuguese', async (cep, status) => {
    const answer = await rh.get(`/api/geral/ceps/${cep}`)
    expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string'])
  })

  test.each(['123', '0131010', '013101000', 'abcdefgh'])('without eight digits (%s) is refused', async (cep) => {
    const answer = await rh.get(`/api/geral/ceps/${cep}`)
    const violation = { code: 'FIELD_VALIDATION_VIOLATION', field: 'cep', message: 'Cep não pode ser nulo' }
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [violation]])
  })

  test('only for who is logged in', async () => {
    expect((await new Client(app).get(`/api/geral/ceps/${SAMPLE_CEPS[0]}`)).statusCode).toBe(401)
  })
})
