import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ColaboreArea } from './client.ts'

interface Received {
  authorization: string | undefined
  path: string | undefined
  body: { empresa: string; areas: ColaboreArea[] }
}

/** Stands in for the service on this machine: keeps what it is sent; answers `answer.status`, from request number `answer.from` on. */
export async function startFakeColabore() {
  const received: Received[] = []
  const answer = { status: 204, from: 1 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { authorization } = request.headers
    received.push({ authorization, path: request.url, body: JSON.parse(Buffer.concat(parts).toString('utf8')) })
    response.writeHead(received.length >= answer.from ? answer.status : 204).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url: `http://127.0.0.1:${port}/api`, received, answer, close }
}
