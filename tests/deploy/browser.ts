import { request } from 'node:https'

/** What came back of a call. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  json<T = Record<string, unknown>>(): T
}

/** A browser as far as the checks need one: cookies, a certificate it trusts, an address of its own. */
export class Browser {
  private readonly cookies = new Map<string, string>()

  constructor(
    private readonly origin: string,
    private readonly ca: string,
    private readonly localAddress = '127.0.0.1',
  ) {}

  /** Headers Set-Cookie as they came last. */
  setCookies: string[] = []

  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      'x-requested-with': 'prumo',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      ...more,
    }
    const url = new URL(path, this.origin)
    return new Promise((resolve, reject) => {
      const asked = request(
        url,
        { method, headers, ca: this.ca, localAddress: this.localAddress, agent: false },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            text += part
          })
          response.on('error', reject)
          response.on('end', () => {
            this.keep(response.headers['set-cookie'] ?? [])
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: text,
              json: <T>() => JSON.parse(text) as T,
            })
          })
        },
      )
      asked.on('error', reject)
      asked.end(payload)
    })
  }

  private keep(set: string[]): void {
    if (set.length > 0) this.setCookies = set
    for (const line of set) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
