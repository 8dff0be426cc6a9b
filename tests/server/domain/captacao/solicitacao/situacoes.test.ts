import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const URL = '/api/captacao/solicitacoes-pessoal'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

interface Contagem {
  situacao: string
  nome: string
  quantidade: number
}
const situacoes = async (client: Client, query = '') =>
  (await client.get(`${URL}/por-situacao${query}`)).json<Contagem[]>()
const sum = (rows: Contagem[]) => rows.reduce((total, { quantidade }) => total + quantidade, 0)
const listed = async (client: Client, filter: object) => {
  const range = String(
    (await client.get(`${URL}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).headers['content-range'],
  )
  return Number(range.split('/').at(-1))
}

test('each request counts once, where it stands, and as the list counts it', async () => {
  const rh = await login(app, 'rh')
  const rows = await situacoes(rh)
  expect(sum(rows)).toBe(await listed(rh, {}))
  const of = (situacao: string) => rows.find((row) => row.situacao === situacao)?.quantidade ?? 0
  expect(of('encerrada')).toBe(await listed(rh, { encerrada: true, cancelada: false }))
  expect(of('cancelada')).toBe(await listed(rh, { cancelada: true }))
  expect(of('em-analise')).toBe(await listed(rh, { visualizar: 'A', status: 'I' }))
  expect(of('em-analise')).toBeGreaterThan(0)
})

test('behind a situation stand its areas, which sum up to it', async () => {
  const rh = await login(app, 'rh')
  for (const { situacao, quantidade } of await situacoes(rh))
    expect([situacao, sum(await situacoes(rh, `?situacao=${situacao}`))]).toEqual([situacao, quantidade])
  expect((await rh.get(`${URL}/por-situacao?situacao=outra`)).statusCode).toBe(400)
})

test('a manager counts the requests of his areas only, another company its own', async () => {
  const [rh, gestor, rh2] = await Promise.all(['rh', 'gestor', 'rh2'].map((user) => login(app, user)))
  if (!rh || !gestor || !rh2) throw new Error('no client')
  const [all, some, other] = [await situacoes(rh), await situacoes(gestor), await situacoes(rh2)]
  expect(sum(some)).toBe(await listed(gestor, {}))
  expect(sum(some)).toBeLessThan(sum(all))
  expect(sum(other)).toBe(await listed(rh2, {}))
  expect((await app.nobody.get(`${URL}/por-situacao`)).statusCode).toBe(401)
})
