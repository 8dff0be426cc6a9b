import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
const base = 'https://vagas.exemplo.com.br'

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: base } })
})
afterAll(() => app?.close())

const vagasDe = async (empresaId: number): Promise<{ id: number; titulo: string; solicitacaoId: number }[]> =>
  (await app.nobody.get(`/api/externo/anuncios?empresaId=${empresaId}&size=100`)).json()

test('who subscribes to the vacancies of a company gets those of it, and of no other', async () => {
  const { statusCode, headers, body } = await app.nobody.get('/externo/anuncios.rss?empresaId=2')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(body).toContain('<title>Vagas abertas – Horizonte Serviços S.A.</title>')
  const links = [...body.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link)
  const vagas = await vagasDe(2)
  expect(vagas.length).toBeGreaterThan(0)
  expect(links).toEqual(vagas.map(({ id }) => `${base}/externo/anuncios/${id}?empresaId=2`))
})

test('what somebody wrote in an advert does not break the file', async () => {
  const [vaga] = await vagasDe(1)
  await app.database.pool.query('update anuncio set titulo = $1, descricao = $1 where id = $2', [
    ']]><item><link>x</link>&"',
    vaga?.id,
  ])
  const { body } = await app.nobody.get('/externo/anuncios.rss?empresaId=1')
  const outside = body.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  expect(outside.match(/<item>/g)).toHaveLength((await vagasDe(1)).length)
  expect(outside).not.toContain('<link>x</link>')
})

test.each(['abc', '999', '1%27'])('a company %s does not exist', async (id) => {
  expect((await app.nobody.get(`/externo/anuncios.rss?empresaId=${id}`)).statusCode).toBe(404)
})

test('search engines get the addresses of all open vacancies, and nothing from inside', async () => {
  const robots = await app.nobody.get('/robots.txt')
  expect(robots.headers['content-type']).toMatch(/^text\/plain/)
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining(['Allow: /externo/anuncios', 'Disallow: /', `Sitemap: ${base}/sitemap.xml`]),
  )
  const { body, headers } = await app.nobody.get('/sitemap.xml')
  expect(headers['content-type']).toMatch(/^application\/xml/)
  const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  const vagas = (await Promise.all([1, 2].map(vagasDe))).flat()
  expect(places).toHaveLength(vagas.length + 3)
  for (const { id } of vagas) expect(places.filter((place) => place?.includes(`/anuncios/${id}?`))).toHaveLength(1)
})

test('a closed vacancy goes from both', async () => {
  const [vaga] = await vagasDe(2)
  await app.database.pool.query('update solicitacao_pessoal set encerrada = true where id = $1', [vaga?.solicitacaoId])
  for (const path of ['/sitemap.xml', '/externo/anuncios.rss?empresaId=2'])
    expect((await app.nobody.get(path)).body).not.toContain(`/anuncios/${vaga?.id}?`)
})
