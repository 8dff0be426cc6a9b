import { session } from '#admin/providers/session.ts'

/** List state given by a URL; what is absent comes from the user's settings. */
export interface Wanted {
  filter: Readonly<Record<string, unknown>>
  /** '-data' */
  sort?: string
}

/** Builds '?filter=…&sort=…&order=…' as react-admin reads it; '' without any. */
export function searchOf({ filter, sort }: Wanted): string {
  const params = new URLSearchParams()
  if (Object.keys(filter).length > 0) params.set('filter', JSON.stringify(filter))
  if (sort !== undefined) {
    params.set('sort', sort.replace(/^-/, ''))
    params.set('order', sort.startsWith('-') ? 'DESC' : 'ASC')
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Last search string of each list, so that a record leads back to the same page and filter. In memory only. */
const left = new Map<string, string>()

/** Key per user and company: filters hold record ids, which are meaningless in another company. */
function keyOf(resource: string): string {
  const state = session.get()
  const owner = state.status === 'authenticated' ? `${state.info.usuario.id}/${state.info.empresa.id}` : ''
  return `${owner}/${resource}`
}

export const rememberList = (resource: string, search: string): void => void left.set(keyOf(resource), search)

/** Path of a list in its last state, for links back from a record. */
export const listAddress = (resource: string): string => `/${resource}${left.get(keyOf(resource)) ?? ''}`

/** Returns where to go after saving or leaving a record: the page given in `?volta=/…`, else its list. */
export function wayBack(resource: string, search: string): string {
  const asked = new URLSearchParams(search).get('volta') ?? ''
  // internal paths only: no open redirect
  return /^\/[a-z]/.test(asked) ? asked : listAddress(resource)
}
