/** A level as a scale of competences has it: what it weighs, and the share of criteria it asks for. */
export interface ScaleLevel {
  id: number
  ordem: number
  /** absent: it is not reached by criteria */
  percentual?: number
}

/** The share of criteria that were met, in per cent with two digits, half up; missing without criteria. */
export function shareOf(met: number, all: number): number | undefined {
  return all > 0 ? Math.floor((met * 20_000 + all) / (2 * all)) / 100 : undefined
}

/** The highest level whose minimum is not above the share; none where even the lowest asks for more (spec 2 §3). */
export function levelByShare<Level extends ScaleLevel>(levels: readonly Level[], share: number): Level | undefined {
  let best: Level | undefined
  for (const level of levels)
    if (level.percentual !== undefined && level.percentual <= share && (!best || level.ordem > best.ordem)) best = level
  return best
}

/** One competence that is required: what it weighs, the weight of the level required and of the one obtained. */
export interface Requirement {
  weight: number
  required: number
  /** absent counts as nothing */
  obtained?: number
}

/**
 * How far somebody meets what is required: Σ weight × min(obtained / required, 1) / Σ weight, in per cent with two digits, half up; exact, as a fraction of
 * whole numbers. Missing where nothing is required.
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
