import { createHmac, randomBytes } from 'node:crypto'
import { foldText } from '#schemas/runtime/names.ts'
import { homens, mulheres } from '#server/platform/data/people/first-names.ts'
import { cpfOf } from '#server/platform/data/people/numbers.ts'
import { sobrenomes } from '#server/platform/data/people/surnames.ts'

/** CPFs and names that fictitious people may not have. */
export interface Real {
  cpfs: ReadonlySet<string>
  /** folded */
  names: ReadonlySet<string>
}

const YEAR_START = 5
const women = new Set(mulheres.map(foldText))
const men = new Set(homens.map(foldText))

/**
 * Generates fictitious people for one copy: a real person maps to the same fictitious one throughout it. The random key is discarded with the copy, so
 * the mapping is not reversible and copies are not comparable.
 */
export class Fictitious {
  private readonly key = randomBytes(32)
  private readonly cpfs = new Map<string, string>()
  private readonly given = new Set<string>()

  constructor(private readonly real: Real) {}

  /** A pseudo-random integer below `below`, deterministic for the same words. */
  number(below: number, ...words: (string | number)[]): number {
    const digest = createHmac('sha256', this.key).update(JSON.stringify(words)).digest()
    return Number(digest.readBigUInt64BE(0) % BigInt(below))
  }

  private pick<T>(list: readonly T[], ...words: (string | number)[]): T {
    return list[this.number(list.length, ...words)] as T
  }

  /** A name nobody in the copied data has, female or male as the real first name. */
  name(who: string, original: string): string {
    const first = foldText(original.split(' ')[0] ?? '')
    const list = women.has(first) || (!men.has(first) && first.endsWith('a')) ? mulheres : homens
    for (let i = 0; ; i++) {
      const name = [
        this.pick(list, 'n', who, i),
        this.pick(sobrenomes, 's', who, i),
        this.pick(sobrenomes, 't', who, i),
      ]
      const text = name.join(' ')
      if (!this.real.names.has(foldText(text)) || i > 50) return text
    }
  }

  /** A valid CPF nobody in the copied data has, unique within the copy. */
  cpf(original: string): string {
    const known = this.cpfs.get(original)
    if (known) return known
    for (let i = 0; ; i++) {
      const made = cpfOf(this.number(1_000_000_000, 'cpf', original, i))
      if (this.real.cpfs.has(made) || this.given.has(made)) continue
      this.given.add(made)
      this.cpfs.set(original, made)
      return made
    }
  }

  /** Another day of the same year, not after `latest`. */
  day(original: string, who: string, latest: string): string {
    const year = original.slice(0, YEAR_START - 1)
    const last = latest.startsWith(year) ? latest : `${year}-12-31`
    const start = Date.parse(`${year}-01-01`)
    const days = Math.max(1, Math.round((Date.parse(last) - start) / 86_400_000) + 1)
    return new Date(start + this.number(days, 'dia', who, original) * 86_400_000).toISOString().slice(0, 10)
  }

  /** A number with as many digits as the real one, in a recognisably fictitious range: 90000-1234. */
  phone(original: string, who: string): string {
    const tail = String(this.number(10_000, 'fone', who)).padStart(4, '0')
    return `${original.length % 2 === 1 ? '90000' : '3000'}${tail}`.padStart(original.length, '1')
  }
}
