import { createHmac, randomBytes } from 'node:crypto'
import { foldText } from '#schemas/runtime/names.ts'
import { homens, mulheres } from '#server/platform/data/people/first-names.ts'
import { cpfOf } from '#server/platform/data/people/numbers.ts'
import { sobrenomes } from '#server/platform/data/people/surnames.ts'

/** What fictitious people may not have, because somebody real has it. */
export interface Real {
  cpfs: ReadonlySet<string>
  /** folded */
  names: ReadonlySet<string>
}

const YEAR_START = 5
const women = new Set(mulheres.map(foldText))
const men = new Set(homens.map(foldText))

/**
 * Fictitious people for one copy: the same real person becomes the same fictitious one throughout it. The key is forgotten with the copy, so
 * that nothing leads back, and two copies cannot be compared.
 */
export class Fictitious {
  private readonly key = randomBytes(32)
  private readonly cpfs = new Map<string, string>()
  private readonly given = new Set<string>()

  constructor(private readonly real: Real) {}

  /** A whole number below `below`, the same for the same words. */
  number(below: number, ...words: (string | number)[]): number {
    const digest = createHmac('sha256', this.key).update(JSON.stringify(words)).digest()
    return Number(digest.readBigUInt64BE(0) % BigInt(below))
  }

  private pick<T>(list: readonly T[], ...words: (string | number)[]): T {
    return list[this.number(list.length, ...words)] as T
  }

  /** A name that nobody in the copied data has, of the kind (woman's, man's) that the real first name is. */
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

  /** A valid CPF that nobody in the copied data has; no two people get the same one. */
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

  /** As many digits as the real number, in a range that shows what it is: 90000-1234. */
  phone(original: string, who: string): string {
    const tail = String(this.number(10_000, 'fone', who)).padStart(4, '0')
    return `${original.length % 2 === 1 ? '90000' : '3000'}${tail}`.padStart(original.length, '1')
  }
}
