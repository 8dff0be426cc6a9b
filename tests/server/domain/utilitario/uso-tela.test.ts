import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const URL = '/api/userinfo/sensedata'

let app: TestApp
let rh: Client
let rh2: Client
beforeAll(async () => {
  app = await createTestApp({ env: { TODAY: '2026-11-10' } })
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
})
afterAll(() => app?.close())

const counts = async () =>
  (await app.database.pool.query('select empresa_id as empresa, tela, quantidade from uso_tela order by 1, 2')).rows

test('counts the screens opened in each company, without record, filter or person', async () => {
  const opened = [
    '/captacao/candidatos/12?tab=senha',
    'http://127.0.0.1:3000/captacao/candidatos/77#topo',
    '/captacao/candidatos?filter={"cpf":"52998224725"}',
    '/captacao/candidatos/new',
    '/',
    '/nada/disso/52998224725',
    'javascript:alert(1)',
  ]
  for (const url of opened) expect([url, (await rh.post(URL, { url })).statusCode]).toEqual([url, 204])
  await Promise.all([1, 2, 3].map(() => rh2.post(`${URL}?url=${encodeURIComponent('/captacao/candidatos')}`)))
  expect(await counts()).toEqual([
    { empresa: 1, tela: '/', quantidade: 1 },
    { empresa: 1, tela: '/captacao/candidatos', quantidade: 1 },
    { empresa: 1, tela: '/captacao/candidatos/:id', quantidade: 2 },
    { empresa: 1, tela: '/captacao/candidatos/new', quantidade: 1 },
    { empresa: 1, tela: 'outra', quantidade: 2 },
    { empresa: 2, tela: '/captacao/candidatos', quantidade: 3 },
  ])
})

test('without an address, or with a huge one, nothing is counted', async () => {
  const before = await counts()
  for (const body of [{}, { url: '' }, { url: 7 }, { url: `/${'x'.repeat(3000)}` }])
    expect((await rh.post(URL, body)).statusCode).toBe(400)
  expect((await app.nobody.post(URL, { url: '/' })).statusCode).toBe(401)
  expect(await counts()).toEqual(before)
})

test('each user is told the screens he opens most, on that day before those of long ago, and nobody else', async () => {
  const OWN = '/api/userinfo/telas'
  const { pool } = app.database
  await pool.query("delete from preferencia where chave = 'telas-abertas'")
  const opens = async (url: string, times: number) => {
    for (let n = 0; n < times; n++) expect((await rh.post(URL, { url })).statusCode).toBe(204)
  }
  await opens('/captacao/candidatos/7', 1)
  await opens('/captacao/candidatos', 2)
  await opens('/captacao/etapas-seletivas/new', 2)
  await opens('/', 5)
  await opens('/nada/disso/52998224725', 5)
  expect((await rh.get(OWN)).json()).toEqual([
    { tela: '/captacao/candidatos', pontos: 3 },
    { tela: '/captacao/etapas-seletivas', pontos: 2 },
  ])
  expect((await rh2.get(OWN)).json()).toEqual([])
  expect((await app.nobody.get(OWN)).statusCode).toBe(401)
  // four weeks are two halves of it
  await pool.query(
    `update preferencia set valor = jsonb_set(valor, '{/captacao/candidatos,dia}', '"2026-10-13"') where chave = 'telas-abertas'`,
  )
  expect((await rh.get(OWN)).json()).toEqual([
    { tela: '/captacao/etapas-seletivas', pontos: 2 },
    { tela: '/captacao/candidatos', pontos: 0.75 },
  ])
  await opens('/captacao/candidatos/9', 1)
  expect((await rh.get(OWN)).json()).toContainEqual({ tela: '/captacao/candidatos', pontos: 1.75 })
  // the preferences of screens do not hold it
  expect((await rh.get('/api/userinfo/preferencias')).json()).toEqual([])
})

test('many openings at once are all counted', async () => {
  await app.database.pool.query("delete from preferencia where chave = 'telas-abertas'")
  await Promise.all(Array.from({ length: 8 }, () => rh.post(URL, { url: '/captacao/idiomas' })))
  expect((await rh.get('/api/userinfo/telas')).json()).toEqual([{ tela: '/captacao/idiomas', pontos: 8 }])
})
