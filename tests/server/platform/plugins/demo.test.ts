import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

const dist = mkdtempSync(join(tmpdir(), 'prumo-demo-'))
let demo: TestApp
let shown: TestApp
let real: TestApp

beforeAll(async () => {
  for (const site of ['admin', 'portal']) {
    mkdirSync(join(dist, site), { recursive: true })
    writeFileSync(
      join(dist, site, 'index.html'),
      `<!doctype html><html><body class="x"><div>${site}</div></body></html>`,
    )
  }
  demo = await createTestApp({ dist })
  shown = await createTestApp({ dist, env: { DEMO_PUBLICA: '1' } })
  real = await createTestApp({ dist, env: { DEMO: '0' } })
})
afterAll(async () => {
  await Promise.all([demo, shown, real].map((app) => app?.close()))
  rmSync(dist, { recursive: true, force: true })
})

const foreign: Record<string, string>[] = [
  { host: 'rh.exemplo.com.br' },
  { host: '192.168.0.10:3000' },
  { host: 'localhost.exemplo.com.br' },
  { 'x-forwarded-for': '10.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '10.0.0.1' },
  { forwarded: 'for=10.0.0.1' },
  { via: '1.1 proxy' },
]

describe('a demo', () => {
  test.each(foreign)('reached with %j says how to start for real, on pages and in the API', async (headers) => {
    const page = await demo.inject({ url: '/login', headers: { accept: 'text/html', ...headers } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Para começar de verdade')
    expect(page.body).toContain('DEMO=0')
    for (const url of ['/api/userinfo', '/api/health', '/api/externo/anuncios']) {
      const answer = await demo.inject({ url, headers })
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'DEMO_NAO_PUBLICA'])
    }
    // what others shall see, and what is no demo, answers
    for (const app of [shown, real]) expect((await app.inject({ url: '/api/health', headers })).statusCode).toBe(200)
  })

  test.each(['localhost', 'localhost:3000', '127.0.0.1:41234', '127.8.8.8', '[::1]:3000'])(
    'answers on its own machine, called %s',
    async (host) => {
      expect((await demo.inject({ url: '/api/health', headers: { host } })).statusCode).toBe(200)
    },
  )

  test.each(['/', '/login', '/captacao/candidatos', '/externo/login', '/externo/anuncios'])(
    'says on the page %s that it is one; another installation does not',
    async (url) => {
      const page = async (app: TestApp) => (await app.inject({ url, headers: { accept: 'text/html' } })).body
      for (const app of [demo, shown])
        expect(await page(app)).toMatch(/<body class="x"><p id="demonstracao" role="note"[^>]*>Demonstração/)
      expect(await page(real)).not.toContain('demonstracao')
    },
  )
})

describe('readiness', () => {
  test('a server with a database and room on its disk is ready', async () => {
    const answer = await demo.inject('/api/ready')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  })

  test('one whose disk is as good as full says so, and goes on answering', async () => {
    const full = await createTestApp({ env: { DISK_RESERVE_MB: '999999999' } })
    const answer = await full.inject('/api/ready')
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        status: 'indisponivel',
        motivo: 'O servidor está sem espaço em disco: nada foi gravado. Avise quem o administra.',
      },
    ])
    expect((await full.inject('/api/health')).statusCode).toBe(200)
    await full.close()
  })

  test('one whose data folder is not there yet makes it at the start; where it is gone or cannot be used, it says so', async () => {
    const folder = join(dist, 'ainda', 'nao')
    const app = await createTestApp({ env: { DATA_DIR: folder } })
    const says = async () => {
      const answer = await app.inject('/api/ready')
      return [answer.statusCode, answer.json().motivo]
    }
    const unusable = [503, 'A pasta de dados (DATA_DIR) não pode ser usada. Avise quem administra o servidor.']
    try {
      expect([existsSync(folder), await says()]).toEqual([true, [200, undefined]])
      // the disk it lay on may be missing: nothing is written in its place
      rmSync(folder, { recursive: true })
      expect([await says(), existsSync(folder)]).toEqual([unusable, false])
    } finally {
      await app.close()
    }
  })
})
