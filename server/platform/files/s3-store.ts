import { hashOf, type S3Credentials, signRequest } from './s3-signature.ts'
import type { FileStore } from './store.ts'

/** A bucket of an S3-compatible service (AWS, MinIO, Ceph, R2). */
export interface S3Place extends S3Credentials {
  /** 'https://s3.sa-east-1.amazonaws.com'; addressed in path style: the bucket is the first segment of the path */
  endpoint: string
  bucket: string
  /** prefix of each key, without slashes at its ends; lets several installations share a bucket */
  prefix?: string
}

/** Timeout of one request, in ms. */
const PATIENCE_MS = 30_000
const TRIES = 3

type Fetch = typeof fetch

/** Contents in a bucket, keyed as in FolderStore. */
export class S3Store implements FileStore {
  constructor(
    private readonly place: S3Place,
    private readonly send: Fetch = fetch,
    private readonly pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  async put(sha256: string, bytes: Buffer): Promise<void> {
    const there = await this.ask('HEAD', sha256)
    if (there.ok && Number(there.headers.get('content-length')) === bytes.length) return
    await this.expect(await this.ask('PUT', sha256, bytes), 'PUT')
  }

  async get(sha256: string): Promise<Buffer | undefined> {
    const answer = await this.ask('GET', sha256)
    if (answer.status === 404) return undefined
    await this.expect(answer, 'GET')
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (hashOf(bytes) !== sha256) throw new Error(`S3: the content under ${sha256} is another one`)
    return bytes
  }

  async remove(sha256: string): Promise<void> {
    const answer = await this.ask('DELETE', sha256)
    if (answer.status !== 404) await this.expect(answer, 'DELETE')
  }

  /** Sends a request, with retries on network errors, 429 and 5xx: all of these requests are idempotent. */
  private async ask(method: string, sha256: string, body?: Buffer): Promise<Response> {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`Not a SHA-256: ${sha256}`)
    const { endpoint, bucket, prefix } = this.place
    const key = [bucket, prefix, sha256.slice(0, 2), sha256].filter(Boolean).join('/')
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${key}`)
    for (let attempt = 1; ; attempt++) {
      // signed at every attempt: a signature expires after some minutes
      const { host: _host, ...headers } = signRequest(this.place, {
        method,
        url,
        bodyHash: hashOf(body ?? ''),
        now: new Date(),
      })
      const answer = await this.once(url, { method, headers, body: body && new Uint8Array(body) })
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) return answer
      if (attempt === TRIES) {
        if (answer instanceof Response) return answer
        throw new Error(`S3 does not answer: ${method}`, { cause: answer })
      }
      await this.pause(200 * 4 ** (attempt - 1))
    }
  }

  private async once(url: URL, init: RequestInit): Promise<Response | Error> {
    try {
      return await this.send(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  /** @throws Error with the service's code ('AccessDenied'), never with the signed headers */
  private async expect(answer: Response, method: string): Promise<void> {
    if (answer.ok) return
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
    throw new Error(`S3 refuses ${method}: ${answer.status} ${code}`.trim())
  }
}
