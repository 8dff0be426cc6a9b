import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, signRequest } from '#server/platform/files/s3-signature.ts'
import { S3Store } from '#server/platform/files/s3-store.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

// the examples of 'Signature Calculations for the Authorization Header' in the manual of Amazon S3
const example = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:00:00Z')
const sign = (method: string, path: string, headers: Record<string, string> = {}, body = '') => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`)
  const { authorization } = signRequest(example, { method, url, headers, bodyHash: hashOf(body), now })
  return authorization?.split('Signature=')[1]
}

describe('a request is signed as the manual of S3 says', () => {
  test('reading a part of a content', () => {
    expect(sign('GET', '/test.txt', { range: 'bytes=0-9' })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test('writing one with a name that is written in percents', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
    expect(sign('PUT', '/test$file.text', headers, 'Welcome to Amazon S3.')).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    )
  })

  test('asking with parameters', () => {
    expect(sign('GET', '/?lifecycle')).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
    expect(sign('GET', '/?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })
})

/** A service that keeps what it is given, and looks at who gives it. */
const bucket = new Map<string, Buffer>()
const asked: string[] = []
let failures = 0
let service: Server
let endpoint: string

beforeAll(async () => {
  service = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { method = '', url = '', headers } = request
    asked.push(method)
    const answer = (status: number, content?: Buffer | string) => {
      const length = content === undefined ? 0 : Buffer.byteLength(content)
      reply.writeHead(status, { 'content-length': length }).end(method === 'HEAD' ? undefined : content)
    }
    if (failures > 0) {
      failures--
      return answer(503, '<Error><Code>SlowDown</Code></Error>')
    }
    const right = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=prova/') === true
    if (!right || headers['x-amz-content-sha256'] !== hashOf(body))
      return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (method === 'PUT') {
      bucket.set(url, body)
      return answer(200)
    }
    if (method === 'DELETE') {
      bucket.delete(url)
      return answer(204)
    }
    const found = bucket.get(url)
    return found ? answer(200, found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => service.close(done)))
beforeEach(() => {
  bucket.clear()
  asked.length = 0
  failures = 0
})

const content = Buffer.from('conteúdo')
const key = hashOf(content)
const place = () => ({ endpoint, bucket: 'arquivos', prefix: 'prumo', region: 'sa-east-1', secretKey: 'segredo' })
const store = (accessKey = 'prova') => new S3Store({ ...place(), accessKey }, fetch, async () => {})

describe('a bucket keeps contents', () => {
  test('once each, under their hash; what is not there is none', async () => {
    expect(await store().get(key)).toBeUndefined()
    await store().put(key, content)
    await store().put(key, content)
    expect([...bucket.keys()]).toEqual([`/arquivos/prumo/${key.slice(0, 2)}/${key}`])
    expect(asked.filter((method) => method === 'PUT')).toHaveLength(1)
    expect(await store().get(key)).toEqual(content)
    await store().remove(key)
    await store().remove(key)
    expect(await store().get(key)).toBeUndefined()
  })

  test('a content that is no longer the one sent is not handed out', async () => {
    await store().put(key, content)
    bucket.set([...bucket.keys()][0] ?? '', Buffer.from('outro'))
    await expect(store().get(key)).rejects.toThrow('another one')
  })

  test('a busy service is asked again, a refusal is told by its code and without secrets', async () => {
    failures = 2
    await store().put(key, content)
    expect(await store().get(key)).toEqual(content)
    failures = 3
    await expect(store().get(key)).rejects.toThrow('S3 refuses GET: 503 SlowDown')
    const refusal = await store('outro')
      .get(key)
      .catch((error: Error) => error.message)
    expect(refusal).toBe('S3 refuses GET: 403 SignatureDoesNotMatch')
  })

  test('a service that nobody answers for is told so', async () => {
    const nobody = new S3Store(
      { ...place(), accessKey: 'prova', endpoint: 'http://127.0.0.1:9' },
      fetch,
      async () => {},
    )
    await expect(nobody.get(key)).rejects.toThrow('S3 does not answer')
  })
})

describe('the product with a bucket', () => {
  let app: TestApp
  let rh: Client
  beforeAll(async () => {
    app = await createTestApp({
      env: { S3_URL: endpoint, S3_BUCKET: 'arquivos', S3_ACCESS_KEY: 'prova', S3_SECRET_KEY: 'segredo' },
    })
    rh = await login(app, 'rh')
  })
  afterAll(() => app?.close())

  test('takes a file in and hands it out again', async () => {
    const text = Buffer.from('Carta de apresentação\n')
    const sent = await rh.upload('/api/arquivos', 'carta.txt', text, 'text/plain')
    expect(sent.statusCode, sent.body).toBe(201)
    expect([...bucket.values()]).toEqual([text])
    const back = await rh.get(`/api/arquivos/${sent.json().id}?baixar=1`)
    expect([back.statusCode, back.rawPayload]).toEqual([200, text])
  })
})
