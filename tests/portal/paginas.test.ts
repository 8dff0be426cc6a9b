import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '#server/start/prepare.mjs'
import { createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = mkdtempSync(join(tmpdir(), 'prumo-paginas-'))
const html = { accept: 'text/html' }
let app: TestApp
let vaga: { id: number; titulo: string; solicitacaoId: number; empresa: { nome: string } }

beforeAll(async () => {
  // what is shipped, built once for all that need it
  await prepare({ pages: true })
  for (const part of ['portal', 'portal-server'])
    cpSync(join(root, 'dist', part), join(dist, part), { recursive: true })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  app = await createTestApp({ dist, env: { PUBLIC_URL: 'https://vagas.exemplo.com.br' } })
  vaga = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()[0]
}, 120_000)
afterAll(async () => {
  await app?.close()
  rmSync(dist, { recursive: true, force: true })
})

async function altera(id: number, changes: object): Promise<void> {
  const rh = await login(app, 'rh')
  const { versao } = (await rh.get(`/api/captacao/anuncios/${id}`)).json()
  expect((await rh.patch(`/api/captacao/anuncios/${id}`, { ...changes, versao })).statusCode).toBe(200)
}

const open = (path: string, client = app.nobody) => client.get(path, html)
const textOf = (page: string) =>
  page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** What search engines read of a page. */
function linkedData(page: string) {
  const [, json = 'null'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? []
  return JSON.parse(json)
}

test('the first answer has the vacancies of the company already, with title, description and address', async () => {
  const { statusCode, body, headers } = await open('/externo/anuncios?empresaId=1')
  expect([statusCode, headers['cache-control'], headers.vary]).toEqual([
    200,
    'no-cache',
    expect.stringMatching(/Cookie/i),
  ])
  const vagas = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=15')).json()
  for (const { titulo, descricao } of vagas)
    for (const text of [titulo, descricao.split('\n')[0]]) expect(textOf(body)).toContain(text)
  expect(body).toContain('<title>Vagas abertas – Aurora Alimentos Ltda</title>')
  expect(body).toContain('<link rel="canonical" href="https://vagas.exemplo.com.br/externo/anuncios?empresaId=1">')
  expect(body).toMatch(/<meta name="description" content="\d+ oportunidades na empresa Aurora Alimentos Ltda: /)
  expect(body).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]+anuncios\.rss\?empresaId=1"/)
})

test('the mark at the head of each page leads to the open vacancies of the company of the address', async () => {
  const mark = async (path: string) => /<a class="marca" href="([^"]*)"/.exec((await open(path)).body)?.[1]
  expect(await mark(`/externo/anuncios/${vaga.id}?empresaId=1`)).toBe('/externo/anuncios?empresaId=1')
  expect(await mark('/externo/anuncios?empresaId=2')).toBe('/externo/anuncios?empresaId=2')
  expect(await mark('/externo/anuncios')).toBe('/externo/anuncios')
})

test('the page of a vacancy introduces itself to messengers and search engines', async () => {
  const { body, statusCode } = await open(`/externo/anuncios/${vaga.id}?empresaId=1`)
  const endereco = `https://vagas.exemplo.com.br/externo/anuncios/${vaga.id}?empresaId=1`
  expect(statusCode).toBe(200)
  expect(body).toContain(`<meta property="og:title" content="${vaga.titulo} – ${vaga.empresa.nome}">`)
  expect(body).toContain(`<meta property="og:url" content="${endereco}">`)
  expect(linkedData(body)).toMatchObject({
    '@type': 'JobPosting',
    title: vaga.titulo,
    url: endereco,
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    hiringOrganization: { '@type': 'Organization', name: 'Aurora Alimentos Ltda' },
    jobLocation: { address: { addressCountry: 'BR', addressRegion: 'CE' } },
  })
})

test('what somebody wrote in an advert never becomes code of the page', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)> $& "\'`'
  await altera(vaga.id, { titulo: evil.slice(0, 100), descricao: evil })
  for (const path of [`/externo/anuncios/${vaga.id}?empresaId=1`, '/externo/anuncios?empresaId=1']) {
    const { body } = await open(path)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    const scripts = body.match(/<script[^>]*>/g) ?? []
    expect(scripts.every((tag) => /src="\/externo\/assets|type="application\/(ld\+)?json"/.test(tag))).toBe(true)
  }
  expect(linkedData((await open(`/externo/anuncios/${vaga.id}?empresaId=1`)).body).title).toBe(evil.slice(0, 100))
  expect((await open('/externo/anuncios?q=%3C/script%3E%3Cscript%3Ealert(1)')).body).not.toContain('<script>alert')
  await altera(vaga.id, { titulo: vaga.titulo, descricao: 'Descrição' })
})

test('the link of a request leads to the vacancy, also for who reads the preview only', async () => {
  const answer = await open(`/externo/anuncios?solicitacaoId=${vaga.solicitacaoId}&empresaId=1`)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `https://vagas.exemplo.com.br/externo/anuncios/${vaga.id}?empresaId=1`,
  ])
})

test.each([
  ['/externo/anuncios?empresaId=1a', 'Empresa ID inválido. Revise ou solicite novamente o link'],
  ['/externo/anuncios?empresaId=999', 'Empresa ID inválido. Revise ou solicite novamente o link'],
  ['/externo/anuncios/999999?empresaId=1', 'Esta vaga não está mais disponível'],
  ['/externo/anuncios?solicitacaoId=999999&empresaId=1', 'Esta vaga não está mais disponível'],
])('%s is told kindly, and search engines do not keep it', async (path, text) => {
  const { statusCode, body } = await open(path)
  expect(statusCode).toBe(404)
  expect(textOf(body)).toContain(text)
  expect(body).toContain('<meta name="robots" content="noindex">')
})

test('a closed vacancy goes from the page at the same moment', async () => {
  await altera(vaga.id, { exibirModuloExterno: false })
  expect((await open(`/externo/anuncios/${vaga.id}?empresaId=1`)).statusCode).toBe(404)
  expect((await open('/externo/anuncios?empresaId=1')).body).not.toContain(`/externo/anuncios/${vaga.id}?`)
  await altera(vaga.id, { exibirModuloExterno: true })
  expect((await open(`/externo/anuncios/${vaga.id}?empresaId=1`)).statusCode).toBe(200)
})

test('nothing of who is logged in is in the page, which the browser checks without loading it again', async () => {
  const candidato = await loginCandidato(app)
  const own = await open('/externo/anuncios?empresaId=1', candidato)
  expect(own.body).not.toMatch(/52998224725|529\.982|Maria|jaCandidatado/)
  const first = await open('/externo/anuncios?empresaId=1')
  // the page says whether somebody may be logged in, so that his part is asked for
  expect(own.headers.etag).not.toBe(first.headers.etag)
  const again = await app.nobody.get('/externo/anuncios?empresaId=1', {
    ...html,
    'if-none-match': String(first.headers.etag),
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('words, city, area and kind of contract narrow the page made on the server, too', async () => {
  const { vinculos } = (await app.nobody.get('/api/externo/anuncios/filtros?empresaId=1')).json()
  expect(vinculos.map(({ nome }: { nome: string }) => nome)).toContain('Emprego')
  for (const { id, quantidade } of vinculos) {
    const answer = await app.nobody.get(`/api/externo/anuncios?empresaId=1&vinculo=${id}&size=100`)
    expect(answer.json()).toHaveLength(quantidade)
    const { body } = await open(`/externo/anuncios?empresaId=1&vinculo=${id}`)
    expect(textOf(body)).toContain(quantidade === 1 ? '1 oportunidade ' : `${quantidade} oportunidades `)
  }
  expect((await app.nobody.get('/api/externo/anuncios?vinculo=1')).json().message).toBe('Parâmetro vinculo inválido')
  const none = await open('/externo/anuncios?empresaId=1&q=astronauta')
  expect(textOf(none.body)).toContain('Nenhuma vaga encontrada')
})

test('when the page cannot be made on the server, the browser makes it', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'prumo-quebrada-'))
  symlinkSync(join(dist, 'portal'), join(broken, 'portal'))
  mkdirSync(join(broken, 'portal-server'))
  writeFileSync(join(broken, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(broken, 'portal-server', 'main.js'),
    "export const callsOf = () => []; export function render() { throw new Error('kaputt') }",
  )
  const other = await createTestApp({ dist: broken })
  const { statusCode, body } = await other.nobody.get('/externo/anuncios?empresaId=1', html)
  expect([statusCode, body.includes('Carregando…'), body.includes('/externo/assets/')]).toEqual([200, true, true])
  await other.close()
  rmSync(broken, { recursive: true, force: true })
})

test('pages of who is logged in are made in the browser', async () => {
  for (const path of ['/externo', '/externo/login', '/externo/historico-candidatos', '/externo/anuncios/abc'])
    expect((await open(path)).body).toContain('Carregando…')
})
