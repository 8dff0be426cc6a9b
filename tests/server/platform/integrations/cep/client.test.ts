import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findCep } from '#server/platform/integrations/cep/client.ts'
import { type Answer, json, startServices } from './service.ts'

const PRACA_DA_SE = {
  cep: '01001000',
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  codigoIbge: 3550308,
}
const VIACEP = json(200, {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
})
const BRASILAPI = json(200, {
  ...{
    cep: '01001000',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Sé',
    street: 'Praça da Sé',
    service: 'correios',
  },
})
const BRASILAPI_404 = json(404, { name: 'CepPromiseError', message: 'Todos os serviços de CEP retornaram erro.' })

let services: Awaited<ReturnType<typeof startServices>>
beforeEach(async () => {
  services = await startServices()
})
afterEach(() => services.close())

/** Short where a service is slow on purpose; where none is, a busy machine must not look like a slow service. */
const find = (viacep: Answer, brasilapi: Answer, cep = '01001-000') => {
  Object.assign(services.answers, { viacep, brasilapi })
  const timeoutMs = viacep === 'slow' || brasilapi === 'slow' ? 600 : 3_000
  return findCep(cep, { hosts: services.hosts, timeoutMs })
}

describe('ViaCEP answers', () => {
  it('with the address, and nobody else is asked', async () => {
    expect(await find(VIACEP, 'slow')).toEqual({ status: 'found', endereco: PRACA_DA_SE })
    expect(services.asked).toEqual(['/ws/01001000/json/'])
  })

  it.each([[true], ['true']])('that the CEP is unknown (erro: %j), and nobody else is asked', async (erro) => {
    expect(await find(json(200, { erro }), BRASILAPI)).toEqual({ status: 'notFound' })
    expect(services.asked).toHaveLength(1)
  })

  it('with the one CEP of a town, which has no street', async () => {
    const town = { cep: '68540-000', logradouro: '', bairro: '', localidade: 'Conceição do Araguaia', uf: 'PA' }
    const endereco = { cep: '68540000', logradouro: '', bairro: '', cidade: 'Conceição do Araguaia', uf: 'PA' }
    expect(await find(json(200, town), 'slow', '68540000')).toEqual({
      status: 'found',
      endereco: { ...endereco, codigoIbge: 1502707 },
    })
  })
})

describe('BrasilAPI is asked', () => {
  const failures: [string, Answer][] = [
    ['fails with 500', json(500, { error: 'x' })],
    ['refuses with 400', { status: 400, body: '<h1>Http 400</h1>' }],
    ['is too busy', json(429, {})],
    ['does not answer in time', 'slow'],
    ['stops in the middle of its answer', 'stalled'],
    ['gives no JSON', { status: 200, body: '<html>' }],
    ['gives something else', json(200, [1, 2])],
    ['gives an address without city', json(200, { uf: 'SP', localidade: 7 })],
    ['redirects elsewhere', { status: 302, body: '', headers: { location: '/api/cep/v1/99999999' } }],
    ['sends too much', json(200, { localidade: 'x'.repeat(100_000), uf: 'SP' })],
  ]
  it.each(failures)('when ViaCEP %s', async (_, failure) => {
    expect(await find(failure, BRASILAPI)).toEqual({ status: 'found', endereco: PRACA_DA_SE })
    expect(services.asked).toEqual(['/ws/01001000/json/', '/api/cep/v1/01001000'])
  })

  it('and may not know the CEP', async () => {
    expect(await find('slow', BRASILAPI_404)).toEqual({ status: 'notFound' })
  })

  it('and a city the IBGE table does not know has no code', async () => {
    const answer = json(200, { state: 'SP', city: 'Vila Nenhuma', street: '', neighborhood: '' })
    const result = await find('slow', answer)
    expect(result.status === 'found' && result.endereco.codigoIbge).toBe(undefined)
  })
})

describe('nobody answers', () => {
  it('in time: unavailable within the two limits', async () => {
    const start = performance.now()
    const result = await find('slow', 'slow')
    expect(result).toEqual({
      status: 'unavailable',
      reason: 'viacep: sem resposta em 600 ms; brasilapi: sem resposta em 600 ms',
    })
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('usefully: unavailable with both reasons', async () => {
    const result = await find(json(500, {}), { status: 503, body: '' })
    expect(result).toEqual({
      status: 'unavailable',
      reason: 'viacep: resposta 500 sem endereço; brasilapi: resposta 503 sem endereço',
    })
  })

  it('at all: unavailable, no exception', async () => {
    const hosts = { viacep: 'http://127.0.0.1:1', brasilapi: 'http://127.0.0.1:1' }
    expect(await findCep('01001000', { hosts })).toMatchObject({ status: 'unavailable' })
  })
})

it.each(['', '0100100', '010010000', '../../etc', '01001000/x', 'abcdefgh', '00000000'])(
  'the CEP %j is never sent',
  async (cep) => {
    expect(await find(VIACEP, BRASILAPI, cep)).toEqual({ status: 'invalid' })
    expect(services.asked).toEqual([])
  },
)
