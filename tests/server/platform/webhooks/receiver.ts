import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as another system gets it. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  body: Record<string, unknown>
}

/** Another system: keeps what it is sent, and answers as it is told. */
export class Receiver {
  readonly received: Received[] = []
  answer: { status: number; body?: string; headers?: Record<string, string> } = { status: 204 }
  /** takes calls and leaves them without an answer */
  silent = false
  private server: Server | undefined

  /** @returns its origin */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      let raw = ''
      request.setEncoding('utf8')
      request.on('data', (part: string) => {
        raw += part
      })
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw || '{}') })
        if (!this.silent) response.writeHead(this.answer.status, this.answer.headers).end(this.answer.body)
      })
    })
    this.server = server
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections()
    return new Promise((done) => (this.server ? this.server.close(() => done()) : done()))
  }
}

/** Verifies as the standard says (standardwebhooks.com), by nothing but the headers, the text and the secret that people copied. */
export function isSigned({ headers, raw }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`
  const wanted = createHmac('sha256', key).update(text).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${wanted}`)
}
