/** Levenshtein distance; stops at `enough` and returns it when the distance is not below. Meant for short names. */
function distance(a: string, b: string, enough: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    // the minimum of a row never decreases in later rows
    if (Math.min(...next) >= enough) return enough
    row = next
  }
  return row[b.length] ?? 0
}

/** The known name with the smallest edit distance, if at most `most`; case-insensitive. */
export function nearestName(wrong: string, known: Iterable<string>, most: number): string | undefined {
  let best: string | undefined
  let least = most + 1
  for (const name of known) {
    // the distance is at least the difference in length
    if (Math.abs(wrong.length - name.length) >= least) continue
    const d = distance(wrong.toLowerCase(), name.toLowerCase(), least)
    if (d < least) {
      least = d
      best = name
    }
  }
  return best
}

/** Portuguese hint with the nearest known name; undefined when none is near. */
export function suggestName(wrong: string, known: Iterable<string>): string | undefined {
  const best = nearestName(wrong, known, Math.max(2, Math.floor(wrong.length / 3)))
  return best === undefined ? undefined : `você quis dizer "${best}"?`
}
