import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { type AllowList, checkAddress, outerLookup } from './address.ts'

/** Limits of an answer: total time in ms, and length in bytes. */
const TIMEOUT_MS = 10_000
const MOST_BYTES = 1024 * 1024

/** The options of `fetch` that libraries use here. */
export interface Ask {
  method: string
  headers: Record<string, string>
  body?: unknown
}

/**
 * `fetch` for addresses from the configuration: listed hosts only, without following redirects.
 * @throws Refused for an address that may not be called; Error for a timeout or an answer over MOST_BYTES
 */
export async function fetchListed(target: string, ask: Ask, allow: AllowList): Promise<Response> {
  const { url, inner } = checkAddress(target, allow)
  const body = ask.body === undefined || ask.body === null ? undefined : Buffer.from(String(ask.body))
  const options = {
    method: ask.method,
    headers: { ...ask.headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false as const,
    ...(inner ? {} : { lookup: outerLookup }),
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = (url.protocol === 'https:' ? secure : plain)(url, options, resolve)
    call.on('error', reject)
    call.end(body)
  })
  const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const status = response.statusCode ?? 502
  const content = await readAll(response)
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(content), { status, headers })
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new Error(`The answer has more than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
