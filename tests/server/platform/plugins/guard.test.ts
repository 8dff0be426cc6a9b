import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO_PUBLICA: '1' } })
})
afterAll(() => app?.close())

/** DESIGN §6b: what may be called without a session. A route joins this list on purpose or not at all. */
const PUBLIC = [
  'POST /api/aprovacoes/link',
  'POST /api/aprovacoes/link/mostra',
  'GET /',
  'GET /*',
  'GET /calendario/:token',
  'GET /p/:codigo',
  'GET /api/externo/anuncios',
  'GET /api/externo/anuncios/:id',
  'GET /api/externo/anuncios/filtros',
  'GET /api/externo/cadastro/arquivos/:id',
  'GET /api/externo/candidatos/empresas-por-cpf',
  'GET /api/externo/captcha',
  'GET /api/externo/candidatos/formulario',
  'GET /api/externo/candidatos/formulario/:arquivo',
  'GET /api/externo/candidatos/leitura-curriculo/:tarefaId',
  'GET /api/externo/candidatos/opcoes/:grupo/:cadastro',
  'GET /api/externo/ceps/:cep',
  'GET /api/externo/empresas',
  'GET /api/externo/empresas/:id/imagem',
  'GET /api/externo/empresas/:id/logo',
  'GET /api/externo/portal',
  'GET /api/health',
  'GET /api/ready',
  'GET /api/login',
  'GET /api/login/unico/:empresaId',
  'GET /api/login/unico/retorno',
  'GET /api/novaInstalacao/info',
  'GET /api/novaInstalacao/ticket',
  'POST /api/novaInstalacao/autenticarNovaInstalacao',
  'POST /api/novaInstalacao/ticketNovaInstalacao',
  'GET /externo',
  'GET /externo/*',
  'GET /externo/anuncios.rss',
  'GET /logout.action',
  'GET /logout.action/enviar.js',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/externo/anuncios/:id/enviar-amigo',
  // readings with their parameters in the body
  'POST /api/externo/anuncios/consulta',
  'POST /api/externo/anuncios/filtros/consulta',
  'POST /api/externo/candidatos/empresas-por-cpf/consulta',
  'PUT /api/externo/candidatos/desfaz-email',
  'PUT /api/externo/candidatos/nova-senha',
  'PUT /api/externo/candidatos/recuperar-senha',
  'POST /api/login/fator',
  'POST /api/login/passkey',
  'POST /api/login/passkey/confirma',
  'PUT /api/login/desfaz-email',
  'PUT /api/login/nova-senha',
  'PUT /api/login/recuperar-senha',
  'GET /api/externo/documentos/verificacao',
  'POST /api/externo/cadastro/arquivos',
  'POST /api/externo/chave-rascunho',
  'POST /api/externo/documentos-pedidos',
  'POST /api/externo/documentos-pedidos/mostra',
  'POST /api/externo/pesquisas-por-link',
  'POST /api/externo/pesquisas-por-link/documento/:documentoId',
  'POST /api/externo/pesquisas-por-link/mostra',
  'POST /api/externo/questionarios',
  'POST /api/externo/questionarios/documento/:documentoId',
  'POST /api/externo/questionarios/mostra',
  'POST /api/externo/candidatos',
  'POST /api/externo/candidatos/codigo-email',
  'POST /api/externo/candidatos/leitura-curriculo',
  'DELETE /api/externo/candidatos/leitura-curriculo/:tarefaId',
  'POST /api/externo/login',
  'POST /api/externo/logout',
  'POST /api/externo/userinfo/logout',
  'POST /api/login',
  'POST /api/logout',
  'POST /logout.action',
]

test('without a session only what is on the public list is reached', () => {
  const open = app.fastify.guardedRoutes
    .filter(({ authority, url }) => authority === 'PUBLIC' && !url.startsWith('/api/docs'))
    .map(({ method, url }) => `${method} ${url}`)
  expect([...new Set(open)].sort()).toEqual([...PUBLIC].sort())
})

test('[B-GUARD-ROUTES] each protected route answers 401 to who has no session', async () => {
  const reached: string[] = []
  for (const { method, url, authority } of app.fastify.guardedRoutes) {
    if (authority === 'PUBLIC') continue
    const payload = method === 'GET' ? undefined : {}
    const answer = await app.nobody.send({ method: method as 'GET', url: url.replace(/:\w+/g, '1'), payload })
    if (answer.statusCode !== 401) reached.push(`${method} ${url} ${answer.statusCode}`)
  }
  expect(reached).toEqual([])
})

test('a route without an authority keeps the server from starting', async () => {
  const routes: Parameters<typeof createTestApp>[0] = {
    routes: (server) => void server.get('/api/esquecida', async () => 'aberta'),
  }
  await expect(createTestApp(routes)).rejects.toThrow('Route without authority: GET /api/esquecida')
})

test('without the authority of the route the answer is 403', async () => {
  const answer = await (await login(app, 'gestor')).get('/api/utilitario/usuarios')
  expect([answer.statusCode, answer.json().message]).toEqual([403, 'Não autorizado.'])
})

const credentials = { usuario: 'rh', senha: PASSWORD }
const post = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: credentials,
    headers: { host: 'rh.exemplo:8080', ...headers },
  })

test('a write needs the header of the screens or its own origin', async () => {
  expect((await post({})).json().message).toBe('A requisição não veio de uma tela do sistema.')
  expect((await post({ 'x-requested-with': 'prumo' })).statusCode).toBe(200)
  expect((await post({ origin: 'http://rh.exemplo:8080' })).statusCode).toBe(200)
})

test.each([
  'http://outro.exemplo',
  'https://rh.exemplo:8080',
  'http://rh.exemplo',
  'null',
  'http://rh.exemplo:8080.mau.example',
  'x',
])('the origin %s is refused, even with the header', async (origin) => {
  const answer = await post({ 'x-requested-with': 'prumo', origin })
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'ORIGEM_RECUSADA'])
})

test('what the browser says comes from another site is refused', async () => {
  expect((await post({ 'x-requested-with': 'prumo', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})

test('behind a proxy the origin that the browser sees holds', async () => {
  const behind = await createTestApp({ env: { TRUST_PROXY: '1', DEMO_PUBLICA: '1' } })
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'rh.exemplo', host: '10.0.0.9:3000' }
  const send = (origin: string) => new Client(behind).post('/api/login', credentials, { ...headers, origin })
  expect((await send('https://rh.exemplo')).statusCode).toBe(200)
  expect((await send('http://rh.exemplo')).statusCode).toBe(403)
  await behind.close()
  // without TRUST_PROXY a client could write its own origin
  const answer = await new Client(app).post('/api/login', credentials, { ...headers, origin: 'https://rh.exemplo' })
  expect(answer.statusCode).toBe(403)
})
