/**
 * Deterministic pseudo-random numbers (mulberry32 on 32-bit integers), equal on all machines. Each part of the demo
 * data has its own generator, seeded by its name, so that changes in one part leave the others unchanged.
 */
export class Random {
  private state: number

  constructor(name: string) {
    this.state = 0x50525543
    for (const char of name) this.state = Math.imul(this.state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }

  /** in [0, 1) */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** a whole number from `min` to `max`, both included */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  /** up to `count` different items, in random order */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(this.int(0, rest.length - 1), 1))
    return chosen
  }

  /** one of the values, the heavier the likelier */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of choices) {
      left -= weight
      if (left < 0) return value
    }
    return this.pick(choices)[0]
  }
}
