/** A level of a competence scale: its weight, and the minimum share of criteria. */
export interface ScaleLevel {
  id: number
  ordem: number
  /** absent: not reachable by criteria */
  percentual?: number
}

/** Share of criteria met, in percent with two decimals, half up; undefined without criteria. */
export function shareOf(met: number, all: number): number | undefined {
  return all > 0 ? Math.floor((met * 20_000 + all) / (2 * all)) / 100 : undefined
}

/** The highest level whose minimum is at most the share; undefined where all require more (spec 2 §3). */
export function levelByShare<Level extends ScaleLevel>(levels: readonly Level[], share: number): Level | undefined {
  let best: Level | undefined
  for (const level of levels)
    if (level.percentual !== undefined && level.percentual <= share && (!best || level.ordem > best.ordem)) best = level
  return best
}

/** A required competence: its weight, the required level and the obtained one. */
export interface Requirement {
  weight: number
  required: number
  /** absent counts as 0 */
  obtained?: number
}

/**
 * Adherence to the requirements: Σ weight × min(obtained / required, 1) / Σ weight, in percent with two decimals, half
 * up; calculated exactly with integer fractions. Undefined where nothing is required.
 */
export function adherenceOf(requirements: readonly Requirement[]): number | undefined {
  let sum = 0n
  let parts = 1n
  let weights = 0n
  for (const { weight, required, obtained = 0 } of requirements) {
    // weights have two digits
    const weighed = BigInt(Math.round(weight * 100))
    const whole = BigInt(Math.max(required, 1))
    const reached = required <= 0 ? 1n : BigInt(Math.max(0, Math.min(obtained, required)))
    sum = sum * whole + weighed * reached * parts
    parts *= whole
    weights += weighed
  }
  if (weights === 0n) return undefined
  const of = parts * weights
  return Number((sum * 20_000n + of) / (2n * of)) / 100
}
