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
  /** a 401 is an answer like any other (log-in, first userinfo) instead of the end of a session */
  anonymous?: boolean
  /** no loading indicator: lookups while typing, polling */
  quiet?: boolean
  /** told 0 to 1 while a form with files travels */
  onProgress?(share: number): void
  /** nobody asked for it (polling): after 'Permanecer' it does not ask for the log-in */
  background?: boolean
  /** goes on when the page is left; at most 64 KB */
  keepalive?: boolean
}

/** Who is at work in this tab, and in which company. */
export interface Identity {
  usuarioId: number
  empresaId: number
}

/** What the calls need to know from the session; `providers/session.ts` connects itself here. */
export interface SessionLink {
  /** whom and what this tab shows; the server refuses a write when the session is another person's or in another company */
  identity(): Identity | undefined
  /** resolves when the person has logged in again, rejects when they chose not to */
  renew(background: boolean): Promise<void>
  /** resolves when the person has chosen another password */
  renewPassword(background: boolean): Promise<void>
  /** resolves when the person has set a second factor up */
  renewFactor(background: boolean): Promise<void>
  /** resolves when the person has proved that it is he */
  confirm(background: boolean, refusal: ApiError): Promise<void>
  /** told of every answer, with the identity it was asked for; gives the refusal when the session is another's or elsewhere by now */
  answered(asked: Identity, headers: Headers): ApiError | undefined
  /** told of every refusal */
  refused(error: ApiError): void
  /** something was written that the session shows: menu, colours, rights */
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

/** Tells of everything that was sent to be done and was. @returns what stops it */
export function onWrite(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/**
 * The one way to the server. Answers of 2xx are returned, all others throw an ApiError with the catalogue's message.
 * After the end of a session the call waits for the new log-in and is then repeated. What the session of another person or company answers
 * is not shown: it throws, too.
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

/** Reads whose parameters travel in the body change nothing, nor do calls that the page makes by itself. */
const writes = (path: string, { method = 'GET', quiet, background }: CallOptions): boolean =>
  method !== 'GET' && !path.endsWith(BY_POST) && !quiet && !background

/** What a person can do about a refusal: another password, a second factor, proving who he is. True when it was done. */
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

/** Also of a failed download, whose answer is JSON instead of the file. */
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

/** GET, parsed. The type is the caller's word for what the wire's contract says. */
export const getJson = async <T>(path: string, options: CallOptions = {}): Promise<T> => json(await call(path, options))

/** POST, PUT, PATCH or DELETE with a JSON body, the answer parsed. */
export const sendJson = async <T>(
  method: string,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<T> => json(await call(path, { ...options, method, body }))
