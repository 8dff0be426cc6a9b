import fc from 'fast-check'

/** Choices of one random definition: all follow from its seed. */
export class Choice {
  private readonly draw: (below: number) => number

  constructor(seed: number) {
    const numbers = fc.sample(fc.nat(), { seed, numRuns: 3000 })
    let at = 0
    this.draw = (below) => (numbers[at++ % numbers.length] ?? 0) % below
  }

  /** 0 … below − 1 */
  below(below: number): number {
    return this.draw(Math.max(1, below))
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True in so many of a hundred cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  /** @throws Error for an empty list */
  one<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new Error('Nothing to choose from')
    return found
  }

  /** So many different ones, or all there are, in their order. */
  some<T>(list: readonly T[], count: number): T[] {
    const places = list.map((_, i) => i)
    while (places.length > count) places.splice(this.below(places.length), 1)
    return places.flatMap((place) => list[place] ?? [])
  }
}
