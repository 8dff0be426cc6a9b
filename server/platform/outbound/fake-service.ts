import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it reached a service. */
export interface Received<Body> {
  authorization: string | undefined
  method: string | undefined
  path: string | undefined
  /** null where none was sent */
  body: Body
}

export interface Answer {
  status: number
  body?: unknown
  /** in place of `body`: what is no JSON */
  text?: string
}

/** Stands in for a service outside on this machine: keeps what it is sent, answers what `answer` says of the n-th request (from 1 on). */
export async function startFakeService<Body>(answer: (request: Received<Body>, n: number) => Answer | Promise<Answer>) {
  const received: Received<Body>[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const got: Received<Body> = {
      authorization: request.headers.authorization,
      method: request.method,
      path: request.url,
      body: JSON.parse(Buffer.concat(parts).toString('utf8') || 'null') as Body,
    }
    received.push(got)
    const { status, body, text } = await answer(got, received.length)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(text ?? (body === undefined ? '' : JSON.stringify(body)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url: `http://127.0.0.1:${port}/api`, received, close }
}
