import { session } from '#admin/providers/session.ts'

/** What an address says about a list; what it leaves out is as this person has it. */
export interface Wanted {
  filter: Readonly<Record<string, unknown>>
  /** '-data' */
  sort?: string
}

/** '?filter=…&sort=…&order=…', as react-admin reads it; '' for nothing in particular. */
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

/** Where each list stood when it was left, so that a record leads back to the same page of the same filter. Gone with the tab. */
const left = new Map<string, string>()

/** Filters name records: what was left in one company is nothing to another, or to another person. */
function keyOf(resource: string): string {
  const state = session.get()
  const owner = state.status === 'authenticated' ? `${state.info.usuario.id}/${state.info.empresa.id}` : ''
  return `${owner}/${resource}`
}

export const rememberList = (resource: string, search: string): void => void left.set(keyOf(resource), search)

/** The way back to a list from one of its records. */
export const listAddress = (resource: string): string => `/${resource}${left.get(keyOf(resource)) ?? ''}`

/** Where a record leads when it is saved or left: back to the page that opened it and said so (`?volta=/…`), else to its list. */
export function wayBack(resource: string, search: string): string {
  const asked = new URLSearchParams(search).get('volta') ?? ''
  // an address of this application, never another one's
  return /^\/[a-z]/.test(asked) ? asked : listAddress(resource)
}
