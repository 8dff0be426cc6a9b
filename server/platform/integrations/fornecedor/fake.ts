import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProblemReport, Suggestion } from './client.ts'

/** Local fake of the provider: records requests; answers `status`. */
export async function startFakeProvider<Body = ProblemReport | Suggestion>(status = 204) {
  const received: Body[] = []
  const answer = { status }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    received.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as Body)
    response.writeHead(answer.status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url: `http://127.0.0.1:${port}/problemas`, received, answer, close }
}
