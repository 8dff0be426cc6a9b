import { handOver } from '#admin/form/hand-over.ts'
import { BY_POST } from '#schemas/runtime/asked.ts'

/** A call that failed: the server's text, or that there was no answer (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** messages by field */
    readonly fields: Record<string, string> = {},
    /** all that the server said */
    readonly answer: FailureBody = {},
  ) {
    super(message)
  }
}

/** One page of a list and how many there are in all. */
export interface Page<T> {
  rows: T[]
  total: number
}

export type Params = Record<string, string | number | undefined>

/** Event of the window: the server refused a call because the company's terms wait to be accepted. */
export const TERMO_PENDENTE = 'prumo-termo-pendente'

/** spec 1 §8, for calls that got no answer or one that is not ours */
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

/** Reads with parameters that no address may hold: they travel in the body. @throws ApiError */
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

/** A page that is being left sends at most this many characters: browsers take 64 KB. */
const KEEPALIVE = 20_000

/** Sends a record as JSON. @param leaving goes on when the page is left @throws ApiError */
export async function putJson<T>(path: string, body: object, signal?: AbortSignal, leaving = false): Promise<T> {
  const text = JSON.stringify(body)
  const init = { method: 'PUT', body: text, signal, keepalive: leaving && text.length < KEEPALIVE }
  const response = await send(addressOf(path), init, { 'content-type': 'application/json' })
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Posts a record as JSON; an answer without content is undefined. @param leaving goes on when the page is left @throws ApiError */
export async function postJson<T>(path: string, body: object, leaving = false): Promise<T | undefined> {
  const text = JSON.stringify(body)
  const init = { method: 'POST', body: text, keepalive: leaving && text.length < KEEPALIVE }
  const response = await send(addressOf(path), init, { 'content-type': 'application/json' })
  return response.status === 204 ? undefined : ((await response.json()) as T)
}

/** Asks as nobody: no cookie goes along, whoever is logged in in this browser. @throws ApiError */
export async function postNameless<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method: 'POST', body: JSON.stringify(body), signal, credentials: 'omit' }
  return (await (await send(addressOf(path), init, { 'content-type': 'application/json' })).json()) as T
}

/** Sends JSON in another way than `put`. @throws ApiError */
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

/** Asks as nobody for a file, by a body that no address may hold, and hands it to the browser. @throws ApiError */
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
  /** the record as it now is, where somebody else changed it */
  atual?: object
}

async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as FailureBody
  const fields = (body.errors ?? []).flatMap(({ field, message }) => (field && message ? [[field, message]] : []))
  return new ApiError(response.status, body.message ?? unknown, Object.fromEntries(fields), body)
}
