interface Followed {
  key: string
  /** key of the entry it follows */
  after?: string
  title: string
}

/**
 * Sorts entries by title, each directly followed by the entries that name it in `after` (also by title). An entry whose
 * `after` names none of them sorts like one without it.
 * @returns `circular`: entries whose `after` form a circle; they come last
 */
export function orderEntries<T extends Followed>(entries: readonly T[]): { ordered: T[]; circular: T[] } {
  const sorted = [...entries].sort((a, b) => a.title.localeCompare(b.title, 'pt-BR') || (a.key < b.key ? -1 : 1))
  const keys = new Set(sorted.map(({ key }) => key))
  const ordered = new Set<T>()
  const take = (entry: T) => {
    if (ordered.has(entry)) return
    ordered.add(entry)
    for (const follower of sorted) if (follower.after === entry.key) take(follower)
  }
  for (const entry of sorted) if (entry.after === undefined || !keys.has(entry.after)) take(entry)
  const circular = sorted.filter((entry) => !ordered.has(entry))
  return { ordered: [...ordered, ...circular], circular }
}
