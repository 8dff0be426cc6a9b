/**
 * URLs end up in the browser's history, in logs and in messages. Personal data in the search string are kept in memory, with a token for
 * them in the URL: "back" restores them, a reload does not.
 */
const NAME = 'oculto'

interface Hidden {
  filter: Record<string, unknown>
  plain: Record<string, string>
}

const byToken = new Map<string, Hidden>()
const tokens = new Map<string, string>()

type IsPersonal = (name: string) => boolean

/** Moves personal data out of a search string: out of its parameters, and out of the JSON parameter `filter`. Data concealed before stay so. */
export function concealSearch(search: string, isPersonal: IsPersonal): string {
  if (!tells(search, isPersonal)) return search
  const params = new URLSearchParams(revealSearch(search))
  const filter = objectIn(params.get('filter'))
  const [plain, open] = parted(Object.fromEntries(params), isPersonal)
  const [named, rest] = parted(filter ?? {}, isPersonal)
  const kept = new URLSearchParams(open)
  if (filter) kept.set('filter', JSON.stringify(rest))
  kept.set(NAME, tokenOf({ filter: named, plain }))
  return `?${kept}`
}

function tells(search: string, isPersonal: IsPersonal): boolean {
  const params = new URLSearchParams(search)
  return [...params.keys(), ...Object.keys(objectIn(params.get('filter')) ?? {})].some(isPersonal)
}

/** Restores the concealed data of a search string; an unknown token is dropped. */
export function revealSearch(search: string): string {
  const params = new URLSearchParams(search)
  const token = params.get(NAME)
  if (token === null) return search
  params.delete(NAME)
  const { filter, plain } = byToken.get(token) ?? { filter: {}, plain: {} }
  for (const [name, value] of Object.entries(plain)) params.set(name, value)
  if (Object.keys(filter).length > 0)
    params.set('filter', JSON.stringify({ ...objectIn(params.get('filter')), ...filter }))
  return `?${params}`
}

/** Clears all concealed data on log-out. */
export function forgetHidden(): void {
  byToken.clear()
  tokens.clear()
}

/** Returns the same token for the same values, so that equal searches yield equal URLs. */
function tokenOf(hidden: Hidden): string {
  const text = JSON.stringify(hidden)
  const token = tokens.get(text) ?? crypto.randomUUID().slice(0, 8)
  tokens.set(text, token)
  byToken.set(token, hidden)
  return token
}

function parted<T>(values: Record<string, T>, isPersonal: IsPersonal): [Record<string, T>, Record<string, T>] {
  const entries = Object.entries(values)
  return [
    Object.fromEntries(entries.filter(([name]) => isPersonal(name))),
    Object.fromEntries(entries.filter(([name]) => !isPersonal(name))),
  ]
}

function objectIn(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
