const NOTHING = 1e-9

/** Rank of a matrix, by elimination with the largest pivot. */
export function rankOf(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row])
  let rank = 0
  for (let column = 0; column < (rows[0]?.length ?? 0) && rank < rows.length; column++) {
    const best = rows
      .slice(rank)
      .reduce((at, row, i) => (Math.abs(row[column] ?? 0) > Math.abs(rows[at]?.[column] ?? 0) ? rank + i : at), rank)
    if (Math.abs(rows[best]?.[column] ?? 0) < NOTHING) continue
    const pivot = rows.splice(best, 1)[0] ?? []
    rows.splice(rank, 0, pivot)
    for (const row of rows.slice(rank + 1)) {
      const times = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let k = column; k < row.length; k++) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0)
    }
    rank += 1
  }
  return rank
}

/** The least and the greatest value of a sum of unknowns that are not negative, given equations: the simplex method with Bland's rule. */
export function intervalOf(
  rows: readonly (readonly number[])[],
  sums: readonly number[],
  goal: readonly number[],
): [number, number] {
  const least = minimum(rows, sums, goal)
  const greatest = minimum(
    rows,
    sums,
    goal.map((x) => -x),
  )
  return [least, -greatest]
}

/** Two phases in one: artificial unknowns cost so much that they leave. */
function minimum(rows: readonly (readonly number[])[], sums: readonly number[], cost: readonly number[]): number {
  const n = cost.length
  const m = rows.length
  const table = rows.map((row, i) => [...row, ...rows.map((_, k) => (k === i ? 1 : 0)), sums[i] ?? 0])
  const basis = rows.map((_, i) => n + i)
  const costs = [...cost, ...rows.map(() => 1e6)]
  for (;;) {
    const reduced = (j: number) =>
      (costs[j] ?? 0) - basis.reduce((sum, b, i) => sum + (costs[b] ?? 0) * (table[i]?.[j] ?? 0), 0)
    const enters = [...Array(n + m).keys()].find((j) => !basis.includes(j) && reduced(j) < -1e-6)
    if (enters === undefined) break
    const leaves = basis
      .map((b, i) => ({ b, i, a: table[i]?.[enters] ?? 0 }))
      .filter(({ a }) => a > NOTHING)
      .map(({ b, i, a }) => ({ b, i, ratio: (table[i]?.at(-1) ?? 0) / a }))
      .sort((x, y) => x.ratio - y.ratio || x.b - y.b)[0]
    if (!leaves) return Number.NEGATIVE_INFINITY
    pivot(table, leaves.i, enters)
    basis[leaves.i] = enters
  }
  return basis.reduce((sum, b, i) => sum + (b < n ? (cost[b] ?? 0) : 0) * (table[i]?.at(-1) ?? 0), 0)
}

function pivot(table: number[][], at: number, column: number): void {
  const row = table[at] ?? []
  const divisor = row[column] ?? 1
  for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) / divisor
  for (const [i, other] of table.entries()) {
    const times = other[column] ?? 0
    if (i === at || times === 0) continue
    for (let k = 0; k < other.length; k++) other[k] = (other[k] ?? 0) - times * (row[k] ?? 0)
  }
}
