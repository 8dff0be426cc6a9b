import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let rh: Client
let other: Client
let admin: Client
let candidato: Client
/** Heavy operations go on when it is open. */
class Gate {
  open: () => void = () => {}
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve
  })
}
let gate = new Gate()
/** Requests in the work of a heavy operation, and how many ever were. */
let atWork = 0
let begun = 0

beforeAll(async () => {
  app = await createTestApp({
    fairUse: { perMinute: 60, heavyAtOnce: 3 },
    patience: { headers: 500, body: 1500 },
    routes(server) {
      const work = async () => {
        atWork += 1
        begun += 1
        await gate.opened
        atWork -= 1
        return {}
      }
      server.get('/api/teste/exportacao', { config: { authority: 'LOGIN' } }, work)
      server.get('/api/externo/teste/exportacao', { config: { authority: 'CANDIDATO' } }, work)
      server.post('/api/teste/corpo', { config: { authority: 'PUBLIC' } }, async () => ({}))
    },
  })
  rh = await login(app, 'rh')
  other = await login(app, 'gestor')
  admin = await login(app, 'admin')
  candidato = await loginCandidato(app)
})
afterAll(() => app?.close())

const code = (answer: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  answer.statusCode,
  answer.json().errors?.[0]?.code,
]

describe('one session', () => {
  test('has so much heavy work under way at a time; others go on, and so does it when some has ended', async () => {
    const heavy = () => rh.get('/api/teste/exportacao')
    const running = [heavy(), heavy(), heavy()]
    await sleep(50)
    const refused = await heavy()
    expect(code(refused)).toEqual([429, 'OPERACOES_DEMAIS'])
    expect(refused.headers['retry-after']).toBe('5')
    expect(code(await rh.get('/api/captacao/idiomas?unpaged=true'))).toEqual([429, 'OPERACOES_DEMAIS'])
    // what cannot be done as a task is not excused by asking for one
    const later = { prefer: 'respond-async' }
    expect(code(await rh.get('/api/captacao/idiomas?unpaged=true', later))).toEqual([429, 'OPERACOES_DEMAIS'])
    expect((await rh.get('/api/captacao/idiomas/exportacao?formato=csv', later)).statusCode).toBe(202)
    expect((await rh.get('/api/captacao/idiomas')).statusCode).toBe(200)
    expect((await other.get('/api/captacao/idiomas/opcoes?unpaged=true')).statusCode).toBeLessThan(429)
    // one after the other, so that what one user asks for is not at work three times
    expect(atWork).toBe(1)
    const others = other.get('/api/teste/exportacao')
    // candidate 1 and user 1 are two
    const ones = [candidato.get('/api/externo/teste/exportacao'), admin.get('/api/teste/exportacao')]
    await sleep(50)
    expect(atWork).toBe(4)
    gate.open()
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await others).statusCode).toBe(200)
    expect((await Promise.all(ones)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await rh.get('/api/captacao/idiomas?unpaged=true')).statusCode).toBe(200)
  })

  test('asks for so much in a minute; another session is not held up', async () => {
    const codes = new Set<number>()
    for (let i = 0; i < 70; i++) codes.add((await rh.get('/api/captacao/idiomas')).statusCode)
    expect(codes).toEqual(new Set([200, 429]))
    const refused = await rh.get('/api/captacao/idiomas')
    expect(code(refused)).toEqual([429, 'MUITAS_REQUISICOES'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.get('/api/userinfo')).statusCode).toBe(200)
    expect((await app.nobody.get('/api/health')).statusCode).toBe(200)
  })
})

describe('a connection', () => {
  const PART = 100
  /** Sends a beginning, then one byte again and again. @returns milliseconds until the server ended it, and what it said */
  async function trickle(beginning: string): Promise<{ took: number; said: string }> {
    const { port } = app.fastify.server.address() as AddressInfo
    const since = Date.now()
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => {
      said += String(chunk)
    })
    socket.on('error', () => undefined)
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    socket.write(beginning)
    const timer = setInterval(() => socket.write('x'), PART)
    await ended
    clearInterval(timer)
    return { took: Date.now() - since, said }
  }

  beforeAll(() => app.fastify.listen({ port: 0, host: '127.0.0.1' }))

  test('that ends while its request waits gives up its turn', async () => {
    gate = new Gate()
    begun = 0
    const { port } = app.fastify.server.address() as AddressInfo
    const cookie = Object.entries(other.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const heavy = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/teste/exportacao`, { headers: { cookie }, ...(signal ? { signal } : {}) })
    const first = heavy()
    await expect.poll(() => begun).toBe(1)
    const gone = new AbortController()
    const left = heavy(gone.signal).catch((error: Error) => error.name)
    await sleep(100)
    gone.abort()
    expect(await left).toBe('AbortError')
    await sleep(100)
    const next = heavy()
    gate.open()
    expect([(await first).status, (await next).status]).toEqual([200, 200])
    expect(begun).toBe(2)
  })

  test('whose headers or body come byte by byte is ended', async () => {
    const head = 'POST /api/teste/corpo HTTP/1.1\r\nHost: localhost\r\n'
    const headers = await trickle(`${head}X-A: `)
    expect(headers.said).toContain('408')
    expect(headers.took).toBeLessThan(4000)
    const body = await trickle(`${head}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a":"`)
    expect(body.took).toBeGreaterThan(1000)
    expect(body.took).toBeLessThan(6000)
  })
})
