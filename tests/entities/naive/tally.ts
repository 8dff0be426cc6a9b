import { afterAll, beforeAll, beforeEach } from 'vitest'

/** Counts the cases of each entity and what they take. */
export class Tally {
  private readonly entities = new Map<string, { cases: number; milliseconds: number }>()

  constructor(private readonly group: string) {}

  /** To be called inside the entity's `describe`. */
  count(path: string): void {
    const own = { cases: 0, milliseconds: 0 }
    this.entities.set(path, own)
    let started = 0
    beforeAll(() => {
      started = performance.now()
    })
    beforeEach(() => {
      own.cases++
    })
    afterAll(() => {
      own.milliseconds = performance.now() - started
    })
  }

  /** 'captacao: 812 casos em 11 cadastros, 9,2 s (o mais demorado: captacao/candidato, 1,9 s)' */
  print(): void {
    const all = [...this.entities]
    const cases = all.reduce((sum, [, { cases }]) => sum + cases, 0)
    const total = all.reduce((sum, [, { milliseconds }]) => sum + milliseconds, 0)
    const [slowest] = all.sort(([, a], [, b]) => b.milliseconds - a.milliseconds)
    if (cases === 0 || !slowest) return
    const longest = `${slowest[0]}, ${seconds(slowest[1].milliseconds)}`
    console.info(
      `${this.group}: ${cases} casos em ${all.length} cadastros, ${seconds(total)} (o mais demorado: ${longest})`,
    )
  }
}

const seconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`
