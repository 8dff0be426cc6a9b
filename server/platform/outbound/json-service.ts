/** Address of a service, from the operator's environment only, and its key. */
export interface ServiceSettings {
  url: string
  key: string
}

export interface SendOptions {
  fetch?: typeof globalThis.fetch
  /** timeout of one request in milliseconds (default 10,000) */
  timeoutMs?: number
}

export type Answered =
  /** the JSON body; undefined where there was none */
  | { status: 'done'; body: unknown }
  /** the key is refused */
  | { status: 'refused' }
  /** unreachable, timed out, or an unusable answer; `reason` is for the log */
  | { status: 'unavailable'; reason: string }

/** Maximum length of an answer, in characters. */
const LONGEST = 100_000

/** Posts JSON to an external service. Never rejects, follows no redirects. @param path below the service's address */
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

/** Gets JSON from an external service. Never rejects, follows no redirects. @param path below the service's address */
export const getJson = (settings: ServiceSettings, path: string, options?: SendOptions): Promise<Answered> =>
  call(settings, path, options, { method: 'GET', headers: {} })

/**
 * Checks that a service is reachable and accepts the key: `GET {url}/status`, any 2xx counts. Never rejects, follows no redirects, ignores the body.
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

/** @throws RangeError where the body is longer than LONGEST, SyntaxError where it is no JSON */
async function readAnswer(response: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > LONGEST) throw new RangeError('answer too long')
  }
  return text.trim() === '' ? undefined : JSON.parse(text)
}
