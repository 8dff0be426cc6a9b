/** Levenshtein distance, or at least `enough` where it is not below that; both words are short names. */
function distance(a: string, b: string, enough: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    // no later row has less than the least of this one
    if (Math.min(...next) >= enough) return enough
    row = next
  }
  return row[b.length] ?? 0
}

/** The known name that takes the fewest edits to become, when that is `most` at the utmost. */
export function nearestName(wrong: string, known: Iterable<string>, most: number): string | undefined {
  let best: string | undefined
  let least = most + 1
  for (const name of known) {
    // each letter more is an edit
    if (Math.abs(wrong.length - name.length) >= least) continue
    const d = distance(wrong.toLowerCase(), name.toLowerCase(), least)
    if (d < least) {
      least = d
      best = name
    }
  }
  return best
}

/** A Portuguese hint naming the nearest known name, or nothing when none is near. */
export function suggestName(wrong: string, known: Iterable<string>): string | undefined {
  const best = nearestName(wrong, known, Math.max(2, Math.floor(wrong.length / 3)))
  return best === undefined ? undefined : `você quis dizer "${best}"?`
}
