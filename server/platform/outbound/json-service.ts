/** Where a service answers, from the operator's environment only, and its key. */
export interface ServiceSettings {
  url: string
  key: string
}

export interface SendOptions {
  fetch?: typeof globalThis.fetch
  /** longest wait for one request in milliseconds (default 10,000) */
  timeoutMs?: number
}

export type Answered =
  /** what it answered as JSON; undefined where it answered none */
  | { status: 'done'; body: unknown }
  /** the key is not taken */
  | { status: 'refused' }
  /** unreachable, slow, or an answer that is no yes; `reason` is for the log */
  | { status: 'unavailable'; reason: string }

/** Most that is read of an answer, in bytes. */
const LONGEST = 100_000

/** Sends JSON to a service outside. Never rejects, follows nowhere else. @param path below the service's address */
export const postJson = (
  settings: ServiceSettings,
  path: string,
  body: unknown,
  options?: SendOptions,
): Promise<Answered> =>
  call(settings, path, options, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Asks a service for JSON. Never rejects, follows nowhere else. @param path below the service's address */
export const getJson = (settings: ServiceSettings, path: string, options?: SendOptions): Promise<Answered> =>
  call(settings, path, options, { method: 'GET', headers: {} })

/**
 * Asks a service whether it is there and takes the key: `GET {url}/status`, any 2xx is a yes. Never rejects, follows nowhere else. What it says beside that
 * is not read.
 */
export const probeService = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  call(settings, '/status', options, { method: 'GET', headers: {} }, true)

async function call(
  { url, key }: ServiceSettings,
  path: string,
  { fetch = globalThis.fetch, timeoutMs = 10_000 }: SendOptions = {},
  { headers, ...init }: { method: string; headers: Record<string, string>; body?: string },
  unread = false,
): Promise<Answered> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok && !unread) return { status: 'done', body: await readAnswer(response) }
    await response.body?.cancel()
    if (response.ok) return { status: 'done', body: undefined }
    if (response.status === 401 || response.status === 403) return { status: 'refused' }
    return { status: 'unavailable', reason: `HTTP ${response.status}` }
  } catch (error) {
    return { status: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' }
  }
}

/** @throws where it is longer than anything expected, or no JSON */
async function readAnswer(response: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > LONGEST) throw new RangeError('answer too long')
  }
  return text.trim() === '' ? undefined : JSON.parse(text)
}
