/** What the address of a list says about its view (`resource/views`), beside what react-admin writes into it. */
const OWN = ['visao', 'modo', 'dia']

/** The same search with other values of some parameters; undefined takes one away. */
export function searchWith(search: string, changes: Record<string, string | undefined>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** The search of the same list that goes on in the view, and at the day, of the one before. */
export function keepView(before: string, after: string): string {
  const was = new URLSearchParams(before)
  const is = new URLSearchParams(after)
  const missing = OWN.filter((name) => was.has(name) && !is.has(name))
  return missing.length === 0
    ? after
    : searchWith(after, Object.fromEntries(missing.map((name) => [name, was.get(name) ?? undefined])))
}
