/** URL parameters of a list's view (`resource/views`), beside those of react-admin. */
const OWN = ['visao', 'modo', 'dia']

/** Returns the search string with some parameters changed; undefined deletes one. */
export function searchWith(search: string, changes: Record<string, string | undefined>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Carries the view parameters of the previous search string over into the next one. */
export function keepView(before: string, after: string): string {
  const was = new URLSearchParams(before)
  const is = new URLSearchParams(after)
  const missing = OWN.filter((name) => was.has(name) && !is.has(name))
  return missing.length === 0
    ? after
    : searchWith(after, Object.fromEntries(missing.map((name) => [name, was.get(name) ?? undefined])))
}
