import { handOver } from '#admin/form/hand-over.ts'
import { BY_POST } from '#schemas/runtime/asked.ts'

/** A failed call: the server's message, or a text of its own where there was no response (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** messages by field */
    readonly fields: Record<string, string> = {},
    /** the whole body of the answer */
    readonly answer: FailureBody = {},
  ) {
    super(message)
  }
}

/** One page of a list, with the total number of rows. */
export interface Page<T> {
  rows: T[]
  total: number
}

export type Params = Record<string, string | number | undefined>

/** Window event: a call was refused because the company's current terms are not accepted yet. */
export const TERMO_PENDENTE = 'prumo-termo-pendente'

/** spec 1 §8: no response, or one without a readable JSON body */
const offline =
  'Não foi possível realizar a conexão conectar à API do Prumo RH. Verifique a sua internet e tente novamente.'
const unknown = 'Algo deu errado do nosso lado. Tente novamente em instantes.'

/** Address of a call below /api/externo; absent and empty parameters are left out. */
export function addressOf(path: string, params: Params = {}): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return `/api/externo/${path}${query ? `?${query}` : ''}`
}

/** @throws ApiError */
export async function getJson<T>(path: string, params?: Params, signal?: AbortSignal): Promise<T> {
  const response = await send(addressOf(path, params), { signal })
  return (await response.json()) as T
}

/** @throws ApiError */
export async function getPage<T>(path: string, params?: Params, signal?: AbortSignal): Promise<Page<T>> {
  const response = await send(addressOf(path, params), { signal })
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0)
  return { rows: (await response.json()) as T[], total }
}

/** Reads by POST, for parameters that must not be in a URL (personal data). @throws ApiError */
export const askJson = <T>(path: string, params: Params, signal?: AbortSignal): Promise<T> =>
  sendJson('POST', `${path}${BY_POST}`, params, {}, signal)

/** Posts a form, as the specification has it (spec 1 §7.2). @throws ApiError */
export async function postForm<T>(
  path: string,
  params?: Params,
  form?: Record<string, string>,
): Promise<T | undefined> {
  const body = form && new URLSearchParams(form)
  const response = await send(addressOf(path, params), { method: 'POST', body })
  return response.status === 204 ? undefined : ((await response.json()) as T)
}

/** Longest body sent with `keepalive`, in characters: browsers allow 64 KB. */
const KEEPALIVE = 20_000

/** Sends a record as JSON. @param leaving sets `keepalive`, so that the call outlives the page @throws ApiError */
export async function putJson<T>(path: string, body: object, signal?: AbortSignal, leaving = false): Promise<T> {
  const text = JSON.stringify(body)
  const init = { method: 'PUT', body: text, signal, keepalive: leaving && text.length < KEEPALIVE }
  const response = await send(addressOf(path), init, { 'content-type': 'application/json' })
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Posts a record as JSON; 204 yields undefined. @param leaving sets `keepalive`, so that the call outlives the page @throws ApiError */
export async function postJson<T>(path: string, body: object, leaving = false): Promise<T | undefined> {
  const text = JSON.stringify(body)
  const init = { method: 'POST', body: text, keepalive: leaving && text.length < KEEPALIVE }
  const response = await send(addressOf(path), init, { 'content-type': 'application/json' })
  return response.status === 204 ? undefined : ((await response.json()) as T)
}

/** Posts JSON without cookies, also when somebody is logged in. @throws ApiError */
export async function postNameless<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method: 'POST', body: JSON.stringify(body), signal, credentials: 'omit' }
  return (await (await send(addressOf(path), init, { 'content-type': 'application/json' })).json()) as T
}

/** Sends JSON by POST or PATCH, with query parameters. @throws ApiError */
export async function sendJson<T>(
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  params?: Params,
  signal?: AbortSignal,
): Promise<T> {
  const init = { method, body: JSON.stringify(body), signal }
  const response = await send(addressOf(path, params), init, { 'content-type': 'application/json' })
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Downloads a file by POST without cookies; the body keeps personal data out of the URL. @throws ApiError */
export async function downloadNameless(path: string, body: object, fallback: string): Promise<void> {
  const init: RequestInit = { method: 'POST', body: JSON.stringify(body), credentials: 'omit' }
  await handOver(await send(addressOf(path), init, { 'content-type': 'application/json', accept: '*/*' }), fallback)
}

/** Deletes. @throws ApiError */
export async function deleteAt(path: string): Promise<void> {
  await send(addressOf(path), { method: 'DELETE' })
}

async function send(address: string, init: RequestInit, more: Record<string, string> = {}): Promise<Response> {
  const headers = { accept: 'application/json', 'x-requested-with': 'prumo', ...more }
  const response = await fetch(address, { credentials: 'same-origin', ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, offline)
  })
  if (response.ok) return response
  const failure = await failureOf(response)
  if (failure.answer.errors?.some(({ code }) => code === 'TERMO_PENDENTE'))
    window.dispatchEvent(new Event(TERMO_PENDENTE))
  throw failure
}

interface FailureBody {
  message?: string
  errors?: { code?: string; field?: string; message?: string }[]
  /** the stored record, where somebody else changed it meanwhile */
  atual?: object
}

async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as FailureBody
  const fields = (body.errors ?? []).flatMap(({ field, message }) => (field && message ? [[field, message]] : []))
  return new ApiError(response.status, body.message ?? unknown, Object.fromEntries(fields), body)
}
