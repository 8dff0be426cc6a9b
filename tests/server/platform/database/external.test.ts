import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTls } from '#server/platform/base/tls.ts'
import { checkExternal } from '#server/platform/database/external.ts'

/** What PostgreSQL without TLS answers to whoever asks for it (protocol 3, SSLRequest). */
const server = createServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', () => socket.end('N'))
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

test('a PostgreSQL without TLS on another machine is not spoken to; what can be done is said, the password is not', async () => {
  const { port } = server.address() as AddressInfo
  // an address of this machine that is not one of its own alone
  const said = await checkExternal(withTls(`postgres://prumo:muito-secreta@0.0.0.0:${port}/prumo`)).catch(String)
  expect(said).toContain(`(0.0.0.0:${port}/prumo)`)
  expect(said).toContain('acrescente ?sslmode=disable a DATABASE_URL')
  expect(said).not.toContain('muito-secreta')
})
