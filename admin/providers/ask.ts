import { BY_POST, tellsPersons } from '#schemas/runtime/asked.ts'
import { type CallOptions, call } from './http.ts'

/** Ids alone tell nothing. */
const tells = ([name, value]: [string, string]): boolean =>
  tellsPersons([name]) && value !== '' && !(name === 'filter' && /^\{("id":[[\]\d,]*)?\}$/.test(value))

/** Reads what parameters ask for. Those that may be a person's data travel in the body: an address is written down wherever it passes. */
export function ask(path: string, params: URLSearchParams, options: CallOptions = {}): Promise<Response> {
  const [address, more] = askedAt(path, params)
  return call(address, { ...options, ...more })
}

/** Where that is asked, and how: for calls that do more than read. */
export function askedAt(path: string, params: URLSearchParams): [string, Pick<CallOptions, 'method' | 'body'>] {
  if (![...params].some(tells)) return [params.size > 0 ? `${path}?${params}` : path, {}]
  return [`${path}${BY_POST}`, { method: 'POST', body: Object.fromEntries(params) }]
}

/** The same, parsed. */
export const askJson = async <T>(path: string, params: URLSearchParams, options?: CallOptions): Promise<T> =>
  (await (await ask(path, params, options)).json()) as T
