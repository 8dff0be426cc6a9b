import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const dist = mkdtempSync(join(tmpdir(), 'prumo-telas-'))
let app: TestApp
let browser: Client

beforeAll(async () => {
  for (const site of ['admin', 'portal']) {
    mkdirSync(join(dist, site, 'assets'), { recursive: true })
    writeFileSync(join(dist, site, 'index.html'), `<!doctype html><title>${site}</title>`)
    writeFileSync(join(dist, site, 'assets', 'main-abc123.js'), `console.log('${site}')`.repeat(200))
    // the build puts compressed files beside its texts (build/compress.ts); these say which of them was sent
    writeFileSync(join(dist, site, 'assets', 'lista-abc123.js'), 'plain')
    for (const form of ['br', 'gz']) writeFileSync(join(dist, site, 'assets', `lista-abc123.js.${form}`), form)
    writeFileSync(join(dist, site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  }
  writeFileSync(join(dist, 'portal', 'pesquisa.html'), '<!doctype html><title>pesquisa</title>')
  writeFileSync(join(dist, 'segredo.txt'), 'segredo')
  app = await createTestApp({ dist })
  browser = new Client(app)
})
afterAll(async () => {
  await app?.close()
  rmSync(dist, { recursive: true, force: true })
})

const html = { accept: 'text/html,application/xhtml+xml' }

test('each answer has the security policy', async () => {
  for (const url of ['/', '/api/health', '/api/nada', '/externo', '/p/1-7-abc']) {
    const { headers } = await browser.get(url, html)
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ])
      expect(policy.split(';')).toContain(part)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('the answers of the API are not stored', async () => {
  expect((await browser.get('/api/health')).headers['cache-control']).toBe('no-store')
})

test.each([
  ['/', 'admin'],
  ['/captacao/etapas-seletivas', 'admin'],
  ['/login', 'admin'],
  ['/externo', 'portal'],
  ['/externo/anuncios?empresaId=1', 'portal'],
  ['/externos', 'admin'],
  ['/p/1-7-abc', 'pesquisa'],
  ['/p', 'admin'],
])('%s is a screen of %s', async (url, site) => {
  const answer = await browser.get(url, html)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain(`<title>${site}</title>`)
  const again = await browser.get(url, { ...html, 'if-none-match': String(answer.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('the page of a public link is for no search engine and brings no cookie', async () => {
  const { headers } = await browser.get('/p/1-7-abc', html)
  expect([headers['x-robots-tag'], headers['set-cookie']]).toEqual(['noindex', undefined])
})

test('files with a code in their name are stored for ever, compressed', async () => {
  for (const [url, site] of [
    ['/assets/main-abc123.js', 'admin'],
    ['/externo/assets/main-abc123.js', 'portal'],
  ] as const) {
    const plain = await browser.get(url)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.body).toContain(site)
    const zipped = await browser.get(url, { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  }
  expect((await browser.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0')
})

test('a file that the build compressed is sent as it stands, in the best form the browser takes', async () => {
  for (const url of ['/assets/lista-abc123.js', '/externo/assets/lista-abc123.js'])
    for (const [accepted, encoding, body] of [
      ['gzip, deflate, br, zstd', 'br', 'br'],
      ['gzip', 'gzip', 'gz'],
      ['identity', undefined, 'plain'],
    ]) {
      const answer = await browser.get(url, { 'accept-encoding': accepted })
      expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, encoding, body])
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringMatching(/accept-encoding/i),
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['content-type']).toMatch(/javascript/)
    }
})

test('a file that does not exist becomes no screen, and nothing outside is reached', async () => {
  expect((await browser.get('/assets/velho-999.js', html)).statusCode).toBe(404)
  for (const url of [
    '/../segredo.txt',
    '/%2e%2e/segredo.txt',
    '/..%2fsegredo.txt',
    '/externo/..%2f..%2fsegredo.txt',
    '/.git/config',
    '/a%00b',
  ])
    expect((await browser.get(url)).body).not.toContain('segredo')
  expect((await browser.get('/qualquer', { accept: 'application/json' })).statusCode).toBe(404)
})

test('HEAD answers like GET, without a body', async () => {
  const answer = await browser.send({ method: 'HEAD', url: '/api/health' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect((await browser.send({ method: 'HEAD', url: '/api/captacao/idiomas' })).statusCode).toBe(401)
})

test('without built screens the API works, and the page says what is missing', async () => {
  const bare = await createTestApp({ dist: join(dist, 'nada') })
  const answer = await new Client(bare).get('/', html)
  expect([answer.statusCode, answer.body.includes('npm run build')]).toEqual([503, true])
  expect((await new Client(bare).get('/api/health')).statusCode).toBe(200)
  await bare.close()
})

test('the description of the API stands at /api/docs/json and is read at /api/docs without a script from outside', async () => {
  const { openapi, paths } = (await browser.get('/api/docs/json')).json()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/login', '/userinfo/empresa', '/arquivos/{id}', '/captacao/etapas-seletivas/{id}']),
  )
  const page = await browser.get('/api/docs', html)
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/<script>|<script (?![^>]*src="\/)|https?:\/\/(?!www\.w3)/)
  for (const [, src] of page.body.matchAll(/<script src="([^"]+)"/g))
    expect([src, (await browser.get(String(src))).statusCode]).toEqual([src, 200])
})

test('outside the demonstration the description of the API asks for a session', async () => {
  const real = await createTestApp({ env: { DEMO: '0' } })
  expect((await new Client(real).get('/api/docs/json')).statusCode).toBe(401)
  expect((await new Client(real).get('/api/docs/yaml')).statusCode).toBe(401)
  expect((await new Client(real).get('/api/docs')).statusCode).toBe(200)
  expect((await (await login(real, 'rh')).get('/api/docs/json')).statusCode).toBe(200)
  await real.close()
})
