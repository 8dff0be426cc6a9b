import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, callOf } from '#server/platform/base/call.ts'
import { CallTable } from '#server/platform/base/call-table.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const call = (method: string, url: string): Call => ({
  method,
  url,
  config: { authority: 'LOGIN' },
  handler: async () => url,
})

const tableOf = (...calls: Call[]) => {
  const table = new CallTable<Call>()
  for (const one of calls) table.add(one)
  return (method: string, url: string) => {
    const found = table.find(method, url)
    return found && [found.call.url, { ...found.params }]
  }
}

test('a call is found by its address as a route of Fastify is: words before parameters, a slash at the end counts for nothing', () => {
  const find = tableOf(
    call('GET', '/api/a/b'),
    call('GET', '/api/a/b/:id'),
    call('PUT', '/api/a/b/:id'),
    call('GET', '/api/a/b/novo'),
    call('GET', '/api/a/b/:bId/c'),
    call('GET', '/api/a/:x/fim'),
    call('GET', '/api/a'),
  )
  expect(find('GET', '/api/a/b?nome=x')).toEqual(['/api/a/b', {}])
  expect(find('GET', '/api/a/b/')).toEqual(['/api/a/b', {}])
  expect(find('GET', '/api/a/b/novo')).toEqual(['/api/a/b/novo', {}])
  expect(find('GET', '/api/a/b/caf%C3%A9')).toEqual(['/api/a/b/:id', { id: 'café' }])
  expect(find('PUT', '/api/a/b/7')).toEqual(['/api/a/b/:id', { id: '7' }])
  expect(find('GET', '/api/%61/b/novo?x=%')).toEqual(['/api/a/b/novo', {}])
  expect(find('GET', 'http://rh.exemplo/api/a/b/novo')).toEqual(['/api/a/b/novo', {}])
  expect(find('GET', '/api/a/b/7/c')).toEqual(['/api/a/b/:bId/c', { bId: '7' }])
  expect(find('GET', '/api/a/b/fim')).toEqual(['/api/a/b/:id', { id: 'fim' }])
  expect(find('GET', '/api/a/z/fim')).toEqual(['/api/a/:x/fim', { x: 'z' }])
  expect(find('GET', '/api/a')).toEqual(['/api/a', {}])
  expect(find('PUT', '/api/a/b')).toBeUndefined()
  expect(find('DELETE', '/api/a/b/7')).toBeUndefined()
  expect(find('GET', `/api/a/b/${'9'.repeat(201)}`)).toBeUndefined()
})

test('two calls at one address are refused, whatever their parameters are called', () => {
  const table = new CallTable<Call>()
  table.add(call('GET', '/api/a/b/:id'))
  table.add(call('PUT', '/api/a/b/:id'))
  expect(() => table.add(call('GET', '/api/a/b/:bId'))).toThrow('Two calls at one address: GET /api/a/b/:bId')
})

test('what is added once others were asked for is found, too', () => {
  const table = new CallTable<Call>()
  table.add(call('GET', '/api/a/b'))
  expect(table.find('GET', '/api/a/b/c')).toBeUndefined()
  table.add(call('GET', '/api/a/b/c'))
  expect(table.find('GET', '/api/a/b/c')?.call.url).toBe('/api/a/b/c')
})

test('a route with the address of a register keeps the server from starting', async () => {
  const config = { authority: 'LOGIN' }
  const start = createTestApp({
    routes: (server) => void server.get('/api/captacao/candidatos/:outro', { config }, async () => ''),
  })
  await expect(start).rejects.toThrow(
    'A route and a call of a register at one address: GET /api/captacao/candidatos/:outro',
  )
})

test('hooks know a call of a register by the address it was declared with', async () => {
  const seen: unknown[] = []
  const watched = await createTestApp({
    routes: (server) =>
      void server.addHook('onResponse', async (request) => void seen.push([request.method, callOf(request).url])),
  })
  const client = await login(watched, 'admin')
  seen.length = 0
  await client.get('/api/captacao/candidatos/999999')
  await client.get('/api/health')
  await client.get('/api/utilitario/backup/configuracao')
  await client.get('/api/utilitario/backup/9')
  await watched.close()
  expect(seen).toEqual([
    ['GET', '/api/captacao/candidatos/:id'],
    ['GET', '/api/health'],
    // words come before parameters, also those of other routes
    ['GET', '/api/utilitario/backup/configuracao'],
    ['GET', '/api/utilitario/backup/:id'],
  ])
})

test('an address of the API that nobody serves is 404 with every method, before anything is asked of who sends it', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/captacao/nada/disso' })
    expect([method, answer.statusCode, answer.json().message]).toEqual([
      method,
      404,
      'O recurso solicitado não foi encontrado.',
    ])
  }
})

test('an address that cannot be decoded is refused, with every method', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/api/captacao/candidatos/%E0%A4' })
    expect([method, answer.statusCode, answer.json().errors[0].code]).toEqual([method, 400, 'REQUISICAO_INVALIDA'])
  }
})

test('another method at an address of a register is 405 and says which there are', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/captacao/candidatos' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
  const options = await app.inject({ method: 'OPTIONS', url: '/api/captacao/candidatos' })
  expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  const head = await admin.send({ method: 'HEAD', url: '/api/captacao/candidatos' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
