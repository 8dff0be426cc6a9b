interface Followed {
  key: string
  /** key of the entry it follows */
  after?: string
  title: string
}

/**
 * Entries by the alphabet, each directly followed by those that name it in `after` (these by the alphabet, too). Who names nobody that is
 * there is a beginning.
 * @returns `circular`: entries that follow each other in a circle; they stand last
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
