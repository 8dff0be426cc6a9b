import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What a mail server took in. */
export interface Received {
  from: string
  to: string[]
  /** header and body as they came */
  raw: string
}

/** A mail server that keeps what it gets; refuses addresses as it is told. */
export class TestSmtp {
  readonly received: Received[] = []
  /** answer code of a refusal, by address */
  readonly refused = new Map<string, number>()
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const code = this.refused.get(address)
      done(code ? Object.assign(new Error('caixa postal indisponível'), { responseCode: code }) : null)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        this.received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })

  /** @returns the address for SMTP_URL */
  async start(): Promise<string> {
    this.server.on('error', () => {})
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return this.url
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()))
  }
}
