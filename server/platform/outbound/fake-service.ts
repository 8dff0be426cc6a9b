import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the fake received it. */
export interface Received<Body> {
  authorization: string | undefined
  method: string | undefined
  path: string | undefined
  /** null for requests without a body */
  body: Body
}

export interface Answer {
  status: number
  body?: unknown
  /** raw text instead of `body`, for answers that are no JSON */
  text?: string
}

/** Local fake of an external service: records requests, answers the n-th (from 1 on) with the result of `answer`. */
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
