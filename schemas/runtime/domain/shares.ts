/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000

/**
 * Shares in percent with two decimals that add up to exactly 100.00 (largest remainder method).
 * [1, 1, 1] → [33.34, 33.33, 33.33]
 * @param counts integers
 */
export function sharesOf(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, n) => sum + n, 0)
  if (all === 0) return counts.map(() => 0)
  const floors = counts.map((n) => Math.floor((n * WHOLE) / all))
  const missing = WHOLE - floors.reduce((sum, n) => sum + n, 0)
  const raised = new Set(
    counts
      .map((n, place) => ({ place, rest: (n * WHOLE) % all }))
      .sort((a, b) => b.rest - a.rest || a.place - b.place)
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return floors.map((n, place) => (n + (raised.has(place) ? 1 : 0)) / 100)
}
