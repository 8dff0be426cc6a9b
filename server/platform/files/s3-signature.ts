import { createHash, createHmac } from 'node:crypto'

/** Region and keys of an S3 account. */
export interface S3Credentials {
  region: string
  accessKey: string
  secretKey: string
}

interface Asked {
  method: string
  url: URL
  headers?: Record<string, string>
  /** SHA-256 of the body in hexadecimal */
  bodyHash: string
  now: Date
}

export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Percent-encodes as AWS requires: everything but letters, digits and - . _ ~. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the headers of a request with its signature (AWS Signature Version 4, service s3); all must be sent but host, which the HTTP client writes. */
export function signRequest(
  { region, accessKey, secretKey }: S3Credentials,
  { method, url, headers = {}, bodyHash, now }: Asked,
): Record<string, string> {
  const instant = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = instant.slice(0, 8)
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': instant,
  }
  const names = Object.keys(all).sort()
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const request = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', instant, scope, hashOf(request)].join('\n')
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretKey}`, day), region))
  const signature = hmac(key, text).toString('hex')
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
