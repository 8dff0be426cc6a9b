import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { authenticateLicence, requestTicket } from '#server/platform/integrations/autenticador/client.ts'
import { startFakeAutenticador } from '#server/platform/integrations/autenticador/fake.ts'

let service: Awaited<ReturnType<typeof startFakeAutenticador>>
beforeEach(async () => {
  service = await startFakeAutenticador()
})
afterEach(() => service.close())

const settings = (versao: '1.0' | '2.0' = '2.0') => ({ url: service.url, key: 'chave', versao })
const installation = { instalacao: '5a5f8b1e-0000-4000-8000-000000000001', ticket: 'TCK-000001' }

test('what failed on its way is tried once more, with the same request', async () => {
  service.said.answer = { status: 500 }
  const answer = requestTicket(settings(), { instalacao: installation.instalacao, pedido: 'p-1' })
  await expect.poll(() => service.received.length).toBe(1)
  service.said.answer = undefined
  expect(await answer).toEqual({ status: 'done', answer: 'TCK-000001' })
  expect(service.received.map(({ body }) => body.pedido)).toEqual(['p-1', 'p-1'])
  // the answer may have been lost: the same request is the same ticket
  expect(await requestTicket(settings(), { instalacao: installation.instalacao, pedido: 'p-1' })).toEqual({
    status: 'done',
    answer: 'TCK-000001',
  })
})

test('what another try would not change is not tried again', async () => {
  for (const [answer, outcome] of [
    [{ status: 401 }, { status: 'refused' }],
    [{ status: 422 }, { status: 'unavailable', reason: 'HTTP 422' }],
    [
      { status: 200, text: '<html>' },
      { status: 'unavailable', reason: 'SyntaxError' },
    ],
    [
      { status: 200, body: [] },
      { status: 'unavailable', reason: 'unexpected answer' },
    ],
  ] as const) {
    const before = service.received.length
    service.said.answer = answer
    expect(await authenticateLicence(settings(), installation)).toEqual(outcome)
    expect(service.received.length).toBe(before + 1)
  }
})

test('one that is slow, and one that is down, are waited for no longer than said', async () => {
  service.said.answer = new Promise(() => undefined)
  const slow = await authenticateLicence(settings(), installation, { timeoutMs: 50 })
  expect([slow, service.received.length]).toEqual([{ status: 'unavailable', reason: 'TimeoutError' }, 2])
  const nobody = { ...settings(), url: 'http://127.0.0.1:1/api' }
  expect(await authenticateLicence(nobody, installation)).toEqual({ status: 'unavailable', reason: 'TypeError' })
})

test('of authenticator 1.0 the licence itself says where it stands', async () => {
  const read = async (licenca?: Record<string, unknown>) => {
    service.typeInPortal(installation.ticket, { ...(licenca && { licenca }) })
    return authenticateLicence(settings('1.0'), installation)
  }
  const flags = { ativa: true, modoNuvem: false, burlada: false }
  expect(await read()).toEqual({ status: 'done', answer: { status: 'NovaInstalacao' } })
  expect(await read({ ativa: true })).toEqual({ status: 'done', answer: { status: 'SemCnpj', licence: flags } })
  expect(await read({ ativa: true, cnpj: '11.222.333/0001-81' })).toEqual({
    status: 'done',
    answer: { status: 'SemConexao', licence: { ...flags, cnpj: '11222333000181' } },
  })
})

test('address and key are given together, the version is one of two', () => {
  const url = 'https://licencas.example/api'
  const both = { AUTENTICADOR_URL: url, AUTENTICADOR_CHAVE: 'c' }
  expect(readEnv(both).authenticator).toEqual({ url, key: 'c', versao: '2.0' })
  expect(readEnv({ ...both, AUTENTICADOR_VERSAO: '1.0' }).authenticator?.versao).toBe('1.0')
  expect(readEnv({}).authenticator).toBeUndefined()
  const together = 'AUTENTICADOR_URL e AUTENTICADOR_CHAVE devem ser informados juntos.'
  expect(() => readEnv({ AUTENTICADOR_URL: url })).toThrow(together)
  expect(() => readEnv({ AUTENTICADOR_CHAVE: 'c' })).toThrow(together)
  expect(() => readEnv({ ...both, AUTENTICADOR_VERSAO: '3' })).toThrow('AUTENTICADOR_VERSAO deve ser 1.0 ou 2.0')
})
