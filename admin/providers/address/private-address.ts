/**
 * An address stays in the browser's history and wherever it is sent. What of it is a person's datum is kept in memory, and a token for it stands in the
 * address: the way back finds it again, a reload does not.
 */
const NAME = 'oculto'

interface Hidden {
  filter: Record<string, unknown>
  plain: Record<string, string>
}

const byToken = new Map<string, Hidden>()
const tokens = new Map<string, string>()

type IsPersonal = (name: string) => boolean

/** The same search without what is personal in it: in its parameters, and in the parameter `filter`. What was hidden before stays hidden. */
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

/** The search as it was meant. A token that means nothing (any more) says nothing. */
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

/** Whoever was there has left. */
export function forgetHidden(): void {
  byToken.clear()
  tokens.clear()
}

/** The same values have the same token: an address that says the same is the same. */
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
