import { BY_POST, tellsPersons } from '#schemas/runtime/asked.ts'
import { type CallOptions, call } from './http.ts'

/** Whether a parameter may hold personal data; a filter with ids only does not. */
const tells = ([name, value]: [string, string]): boolean =>
  tellsPersons([name]) && value !== '' && !(name === 'filter' && /^\{("id":[[\]\d,]*)?\}$/.test(value))

/** Sends a read: parameters that may hold personal data travel in a POST body, because URLs are logged on the way. */
export function ask(path: string, params: URLSearchParams, options: CallOptions = {}): Promise<Response> {
  const [address, more] = askedAt(path, params)
  return call(address, { ...options, ...more })
}

/** Returns URL and options of such a read, for callers that need more than the response. */
export function askedAt(path: string, params: URLSearchParams): [string, Pick<CallOptions, 'method' | 'body'>] {
  if (![...params].some(tells)) return [params.size > 0 ? `${path}?${params}` : path, {}]
  return [`${path}${BY_POST}`, { method: 'POST', body: Object.fromEntries(params) }]
}

/** {@link ask} with the response parsed as JSON. */
export const askJson = async <T>(path: string, params: URLSearchParams, options?: CallOptions): Promise<T> =>
  (await (await ask(path, params, options)).json()) as T
