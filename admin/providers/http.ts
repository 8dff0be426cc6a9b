import { BY_POST } from '#schemas/runtime/asked.ts'
import { whileActive } from './activity.ts'
import { ApiError, type ErrorBody, isAbort, statusMessage } from './api-error.ts'
import { sendWithProgress } from './xhr.ts'

export interface CallOptions {
  method?: string
  /** sent as JSON, unless it is FormData */
  body?: unknown
  headers?: HeadersInit
  signal?: AbortSignal
  /** a 401 is returned as an error instead of starting the expiry dialog (log-in, first userinfo) */
  anonymous?: boolean
  /** no loading indicator: lookups while typing, polling */
  quiet?: boolean
  /** upload progress of a FormData body, 0 to 1 */
  onProgress?(share: number): void
  /** automatic call (polling): after 'Permanecer' it does not open the log-in */
  background?: boolean
  /** outlives the page (fetch `keepalive`); body of at most 64 KB */
  keepalive?: boolean
}

/** User and company of this tab. */
export interface Identity {
  usuarioId: number
  empresaId: number
}

/** Callbacks into the session; `providers/session.ts` registers itself here. */
export interface SessionLink {
  /** user and company this tab shows; the server refuses a write when the session has others */
  identity(): Identity | undefined
  /** resolves after a new log-in, rejects when the user declined it */
  renew(background: boolean): Promise<void>
  /** resolves when the password has been changed */
  renewPassword(background: boolean): Promise<void>
  /** resolves when a second factor has been set up */
  renewFactor(background: boolean): Promise<void>
  /** resolves after re-authentication */
  confirm(background: boolean, refusal: ApiError): Promise<void>
  /** called with every response and the identity of the request; returns an error when the session has another user or company by now */
  answered(asked: Identity, headers: Headers): ApiError | undefined
  /** called with every refusal */
  refused(error: ApiError): void
  /** called after a write that changes the session's menu, colours or rights */
  changed?(): void
}

let link: SessionLink = {
  identity: () => undefined,
  renew: () => Promise.reject(),
  renewPassword: () => Promise.reject(),
  renewFactor: () => Promise.reject(),
  confirm: () => Promise.reject(),
  answered: () => undefined,
  refused: () => {},
}

export const connectSession = (session: SessionLink): void => {
  link = session
}

const listeners = new Set<() => void>()

/** Subscribes to successful writes of the user. @returns unsubscribes */
export function onWrite(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/**
 * Sends a call to the server; every call goes through here. 2xx responses are returned, others throw an ApiError with the catalogue's message. On 401 the call waits
 * for a new log-in and is then repeated. Responses for another user or company throw, too.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const asked = link.identity()
  const answer = () => send(path, options, asked)
  const response = await (options.quiet || options.background ? answer() : whileActive(answer))
  if (response.status === 401 && !options.anonymous) {
    await link.renew(options.background === true)
    return call(path, options)
  }
  const strange = asked && !options.anonymous ? link.answered(asked, response.headers) : undefined
  if (response.ok && !strange) {
    if (response.headers.has('x-sessao')) link.changed?.()
    if (writes(path, options)) for (const heard of listeners) heard()
    return response
  }
  const error = response.ok && strange ? strange : await refusal(response)
  if (!options.anonymous && error.code !== undefined && (await mended(error, options.background === true)))
    return call(path, options)
  link.refused(error)
  throw error
}

/** Whether a call is a write by the user: not a read sent by POST, nor an automatic call. */
const writes = (path: string, { method = 'GET', quiet, background }: CallOptions): boolean =>
  method !== 'GET' && !path.endsWith(BY_POST) && !quiet && !background

/** Lets the user resolve a refusal: new password, second factor, re-authentication. True when the call can be repeated. */
async function mended(error: ApiError, background: boolean): Promise<boolean> {
  if (error.code === 'TROCA_DE_SENHA') await link.renewPassword(background)
  else if (error.code === 'SEGUNDO_FATOR_OBRIGATORIO') await link.renewFactor(background)
  else if (error.code === 'CONFIRMACAO_NECESSARIA') await link.confirm(background, error)
  else return false
  return true
}

async function send(
  path: string,
  { method = 'GET', body, headers, signal, onProgress, keepalive }: CallOptions,
  asked: Identity | undefined,
): Promise<Response> {
  const all = new Headers(headers)
  all.set('X-Requested-With', 'prumo')
  if (asked) {
    all.set('X-Usuario-Id', String(asked.usuarioId))
    all.set('X-Empresa-Id', String(asked.empresaId))
  }
  if (!all.has('Accept')) all.set('Accept', 'application/json')
  const form = body instanceof FormData
  if (body !== undefined && !form) all.set('Content-Type', 'application/json')
  try {
    if (form && onProgress) return await sendWithProgress(path, { method, headers: all, body, signal }, onProgress)
    return await fetch(path, {
      method,
      headers: all,
      body: body === undefined ? undefined : form ? body : JSON.stringify(body),
      signal,
      keepalive,
      credentials: 'same-origin',
    })
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError(statusMessage(0), 0)
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const body = await errorBody(response)
  return new ApiError(body.message || statusMessage(response.status), response.status, body)
}

/** Parses the body of an error response; also for downloads, whose error is JSON instead of the file. */
async function errorBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = JSON.parse(await response.text())
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : {}
  } catch {
    return {}
  }
}

async function json<T>(response: Response): Promise<T> {
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** GET, parsed as JSON. The type parameter is not verified at run time. */
export const getJson = async <T>(path: string, options: CallOptions = {}): Promise<T> => json(await call(path, options))

/** POST, PUT, PATCH or DELETE with a JSON body, the response parsed. */
export const sendJson = async <T>(
  method: string,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<T> => json(await call(path, { ...options, method, body }))
