import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorsOf, json, type Stored } from '#tests/entities/case.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const bairros = '/api/geral/bairros'
const candidatos = '/api/captacao/candidatos'
let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  // more than a list counts
  const text = `insert into bairro (cidade_id, nome) select (select min(id) from cidade), 'Bairro número ' || n from generate_series(1, 10100) n`
  await app.database.pool.query(text)
})
afterAll(() => app?.close())

const get = async (url: string) => {
  const answer = await admin.get(url)
  return { status: answer.statusCode, rows: answer.json() as Stored[], range: answer.headers['content-range'], answer }
}

test('counting stops at 10,000: 10001 means more', async () => {
  const { rows, range } = await get(`${bairros}?range=[0,9]`)
  expect([rows.length, range]).toEqual([10, 'geral/bairros 0-9/10001'])
  const { range: few } = await get(`${bairros}?filter=${json({ nome: 'Bairro número 77' })}`)
  expect(few).toBe('geral/bairros 0-0/1')
})

test('the list goes up to record 10,000', async () => {
  expect((await get(`${bairros}?range=[10000,10009]`)).rows).toHaveLength(10)
  const { status, answer } = await get(`${bairros}?range=[10001,10010]`)
  expect([status, errorsOf(answer)[0]?.message]).toEqual([400, 'A lista vai até o registro 10.000; use um filtro'])
  expect((await get(`${bairros}?page=1000&size=15`)).status).toBe(400)
})

test('a page has at most a thousand records', async () => {
  expect((await get(`${bairros}?range=[0,999]`)).rows).toHaveLength(1000)
  expect((await get(`${bairros}?page=0&size=1000`)).rows).toHaveLength(1000)
  expect((await get(`${bairros}?range=[0,1000]`)).status).toBe(400)
})

test('a picker without pages has the rows of its pages, up to 10,000', async () => {
  const picker = `${bairros}/opcoes`
  expect((await get(`${picker}?unpaged=true`)).answer.json().message).toBe(
    'A lista tem mais de 10.000 registros; use um filtro ou páginas.',
  )
  const some = `filter=${json({ nome_contem: 'número 10' })}`
  const whole = await get(`${picker}?unpaged=true&${some}`)
  expect([whole.status, whole.rows.length, whole.range]).toEqual([200, 212, 'geral/bairros/opcoes 0-211/212'])
  expect(whole.rows).toEqual((await get(`${picker}?range=[0,999]&${some}`)).rows)
  const none = await get(`${picker}?unpaged=true&filter=${json({ nome: 'Nenhum assim' })}`)
  expect([none.status, none.rows]).toEqual([200, []])
})

test('without pages, up to 10,000; above that a filter is asked for', async () => {
  const { status, answer } = await get(`${bairros}?unpaged=true`)
  expect([status, answer.json().message]).toEqual([
    400,
    'A lista tem mais de 10.000 registros; use um filtro ou páginas.',
  ])
  const some = await get(`${bairros}?unpaged=true&filter=${json({ nome_contem: 'número 10' })}`)
  expect([some.status, some.rows.length, some.range]).toEqual([200, 212, 'geral/bairros 0-211/212'])
  const pages = await get(`${bairros}?range=[0,211]&filter=${json({ nome_contem: 'número 10' })}`)
  expect(some.rows).toEqual(pages.rows)
  // more than are read at a time, in another order
  const many = `filter=${json({ nome_contem: 'número 1' })}&sort=nome,desc`
  const whole = await get(`${bairros}?unpaged=true&${many}`)
  const [first, second] = [
    await get(`${bairros}?range=[0,999]&${many}`),
    await get(`${bairros}?range=[1000,1999]&${many}`),
  ]
  expect(whole.rows.length).toBeGreaterThan(1000)
  expect(whole.rows.slice(0, 2000)).toEqual([...first.rows, ...second.rows])
})

test('ids that are given are all answered, up to a thousand, without asking for a page', async () => {
  const all = (await get(`${candidatos}?range=[0,999]&sort=id,asc`)).rows.map((row) => row.id)
  for (const count of [16, 600, 1000]) {
    for (const list of [candidatos, `${candidatos}/opcoes`]) {
      const { status, rows } = await get(`${list}?filter=${json({ id: all.slice(0, count) })}`)
      expect([status, rows.length]).toEqual([200, count])
    }
  }
  expect((await get(`${candidatos}?id=${all.slice(0, 20).join(',')}`)).rows).toHaveLength(20)
  const many = Array.from({ length: 1001 }, (_, i) => i + 1)
  expect((await get(`${candidatos}?filter=${json({ id: many })}`)).status).toBe(400)
})

test('an empty list of ids finds nothing', async () => {
  const { status, rows, range } = await get(`${candidatos}?filter=${json({ id: [] })}`)
  expect([status, rows, range]).toEqual([200, [], 'items */0'])
})
