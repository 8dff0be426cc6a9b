import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const url = '/api/captacao/candidatos'
const text = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))
const addressOf = (path: string, query: Record<string, unknown>) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${text(value)}`)
    .join('&')}`

describe('what is read by POST with its parameters in the body', () => {
  test.each<[string, Record<string, unknown>]>([
    [url, { filter: { 'pessoal.cpf': '52998224725' } }],
    [url, { filter: { q: 'souza' }, sort: ['nome', 'DESC'], range: [0, 4] }],
    [url, { q: 'souza', page: 1, size: 3, sort: 'nome,asc' }],
    [url, { filter: { id: [1, 2, 3] }, size: 2 }],
    [url, { unpaged: true, q: 'souza' }],
    [`${url}/opcoes`, { q: 'an', range: [0, 9] }],
    [`${url}/exportacao`, { formato: 'csv', filter: { q: 'souza' }, colunas: 'nome' }],
    [`${url}/excluidos`, { q: 'x' }],
    ['/api/utilitario/log', { q: 'candidato', size: '3' }],
    [`${url}/candidato-cpf`, { cpf: '529.982.247-25' }],
    ['/api/geral/pessoas/cpf', { cpf: '52998224725' }],
    ['/api/externo/candidatos/empresas-por-cpf', { cpf: '52998224725' }],
  ])('%s %j answers exactly as in the address', async (path, query) => {
    const inAddress = await admin.get(addressOf(path, query))
    expect([inAddress.statusCode, inAddress.body.length > 1]).toEqual([200, true])
    const inBody = await admin.post(`${path}/consulta`, query)
    expect([inBody.statusCode, inBody.body]).toEqual([200, inAddress.body])
    expect(inBody.headers['content-range']).toBe(inAddress.headers['content-range'])
    expect(inBody.headers['content-type']).toBe(inAddress.headers['content-type'])
  })

  test('a search finds the one it names', async () => {
    const found = await rh.post(`${url}/consulta`, { filter: { 'pessoal.cpf': '52998224725' } })
    expect(found.json<unknown[]>()).toHaveLength(1)
  })

  test('what is wrong is refused as in the address', async () => {
    for (const [query, message] of [
      [{ filter: { inventado: 1 } }, 'inventado'],
      [{ sort: 'inventado,asc' }, 'Campo de ordenação desconhecido: inventado'],
      [{ filter: 'x' }, 'Parâmetro filter inválido'],
    ] as const) {
      const answer = await rh.post(`${url}/consulta`, query)
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(message)])
    }
    expect((await rh.post(`${url}/consulta`, '[]', { 'content-type': 'application/json' })).statusCode).toBe(400)
    expect((await admin.post('/api/geral/pessoas/cpf/consulta', {})).statusCode).toBe(400)
  })

  test('it asks for the same right', async () => {
    const sst = await login(app, 'sst')
    expect((await sst.get(url)).statusCode).toBe(403)
    expect((await sst.post(`${url}/consulta`, {})).statusCode).toBe(403)
    expect((await sst.post(`${url}/exportacao/consulta`, {})).statusCode).toBe(403)
    expect((await app.nobody.post(`${url}/consulta`, {})).statusCode).toBe(401)
  })

  test('it counts as no write: a tab that shows another company or person reads, and does not change', async () => {
    const elsewhere = { 'x-empresa-id': '2', 'x-usuario-id': '1' }
    expect((await rh.post(`${url}/consulta`, { q: 'souza' }, elsewhere)).statusCode).toBe(200)
    expect((await rh.post(url, { nome: 'X' }, elsewhere)).json()).toMatchObject({
      errors: [{ code: 'USUARIO_ALTERADO' }],
    })
    expect((await rh.post(url, { nome: 'X' }, { 'x-empresa-id': '2' })).json()).toMatchObject({
      errors: [{ code: 'EMPRESA_ALTERADA' }],
    })
  })

  test('another site cannot send it', async () => {
    const foreign = { origin: 'https://malicioso.exemplo', 'x-requested-with': '' }
    expect((await rh.post(`${url}/consulta`, {}, foreign)).json()).toMatchObject({
      errors: [{ code: 'ORIGEM_RECUSADA' }],
    })
    expect((await rh.post(`${url}/consulta`, {}, { 'x-requested-with': '' })).json()).toMatchObject({
      errors: [{ code: 'CABECALHO_AUSENTE' }],
    })
  })

  test('an export of all persons asks for the confirmation, and which persons were exported is told, as ever', async () => {
    app.clock.advance(16 * 60_000)
    const answer = await rh.post(`${url}/exportacao/consulta`, { formato: 'csv', filter: {} })
    expect(answer.json()).toMatchObject({ errors: [{ code: 'CONFIRMACAO_NECESSARIA' }] })
    expect((await rh.post(`${url}/exportacao/consulta`, { formato: 'csv', q: 'souza' })).statusCode).toBe(200)
    const { rows } = await app.database.pool.query<{ dados: object }>(
      `select dados from registro_seguranca where evento = 'EXPORTACAO_PESSOAS' order by id desc limit 1`,
    )
    expect(rows[0]?.dados).toEqual({ entidade: 'captacao/candidato', formato: 'csv', filtros: ['q'] })
  })
})

test('lists without pages and exports are heavy by POST, too', async () => {
  const narrow = await createTestApp({ fairUse: { perMinute: 1000, heavyAtOnce: 0 } })
  try {
    const client = await login(narrow, 'rh')
    expect((await client.post(`${url}/consulta`, { q: 'souza' })).statusCode).toBe(200)
    for (const path of [`${url}/consulta`, `${url}/exportacao/consulta`, `${url}/edicao-em-lote/consulta`]) {
      const answer = await client.post(path, { unpaged: true, q: 'souza' })
      expect([path, answer.json()]).toMatchObject([path, { errors: [{ code: 'OPERACOES_DEMAIS' }] }])
    }
  } finally {
    await narrow.close()
  }
})

test('each reading call whose parameters may be a person’s data has it, and the description says so', async () => {
  const { paths } = (await admin.get('/api/docs/json')).json<{
    paths: Record<
      string,
      Record<string, { parameters?: { $ref?: string; name?: string; in?: string }[]; requestBody?: object }>
    >
  }>()
  const isPersonal = (name = '') => /^(q|filter|nome|cpf|email|prompt)$/.test(name)
  const asked = Object.entries(paths).filter(([, { get }]) =>
    get?.parameters?.some(
      ({ $ref, name, in: place }) => isPersonal($ref?.split('/').at(-1)) || (place === 'query' && isPersonal(name)),
    ),
  )
  expect(asked.length).toBeGreaterThan(250)
  const known = new Set(
    app.fastify.guardedRoutes.map(({ method, url: at }) => `${method} ${at.replace(/:(\w+)/g, '{$1}')}`),
  )
  for (const [path] of asked) {
    const twin = paths[`${path}/consulta`]?.post
    expect([path, twin?.requestBody !== undefined]).toEqual([path, true])
    expect(twin?.parameters?.filter(({ name, in: place }) => place === 'query' && isPersonal(name))).toEqual([])
    expect([path, known.has(`POST /api${path}/consulta`)]).toEqual([path, true])
  }
  const twins = [...known].filter((route) => /^POST .*\/consulta$/.test(route))
  // previews of reports have it, too: what was typed may be a name there, whatever the filter is called
  const previews = Object.keys(paths).filter((path) => path.endsWith('-previa'))
  expect(new Set(twins)).toEqual(
    new Set([...asked.map(([path]) => path), ...previews].map((path) => `POST /api${path}/consulta`)),
  )
  // and with the authority of what it reads
  const authorities = new Map(
    app.fastify.guardedRoutes.map((route) => [`${route.method} ${route.url}`, route.authority]),
  )
  for (const [route, authority] of authorities)
    if (/^POST .*\/consulta$/.test(route))
      expect([route, authorities.get(route.replace(/^POST (.*)\/consulta$/, 'GET $1'))]).toEqual([route, authority])
})
