import fc from 'fast-check'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { cnpj, cpf, date, next } from '../numbers.ts'
import type { Merged } from './merge-schemas.ts'

/** Texts generated from a pattern per batch. */
const batch = 50

/** Batches tried: at first only unused texts are accepted, then any. */
const rounds = 12

interface Pool {
  texts: string[]
  made: number
  given: Set<string>
}

const pools = new Map<string, Pool>()

/** Constraints of a text beside its schema. */
export interface TextHint {
  upper?: boolean
  /** whether the product stores the text unchanged */
  fits(text: string): boolean
}

/** Returns a text that fits limits, format and patterns, a new one on each call where possible; undefined if none was found. */
export function sampleText(rules: Merged, { upper, fits }: TextHint): string | undefined {
  const { minLength: least = 1, maxLength: most = 60, format, patterns } = rules
  const good = (text: string | undefined): text is string =>
    text !== undefined && text.length >= least && text.length <= most && fits(text)
  const plain = format ? sampleFormat(format, good) : freeText(upper, least, most)
  if (patterns.length === 0) return plain
  // an example that matches the pattern reads better than a generated one
  const follows = (text: string) => good(text) && patterns.every((pattern) => new RegExp(pattern, 'u').test(text))
  if (plain !== undefined && follows(plain)) return plain
  for (const pattern of patterns) {
    const found = fromPattern(pattern, most, follows)
    if (found !== undefined) return found
  }
  return undefined
}

function freeText(upper: boolean | undefined, least: number, most: number): string {
  const text = upper ? `T${next()}` : `Exemplo ${next()}`
  if (text.length <= most) return text.padStart(least, '0')
  if (most < 4) return shortCode(most)
  // codes of the CBO never end in 1: this avoids stored ones
  const number = most < 6 ? next() : next() * 10 + 1
  return String(number).slice(-most).padStart(least, '0')
}

/** Takes generated texts until one fits; texts of a small range are reused once all were given. */
function fromPattern(pattern: string, most: number, follows: (text: string) => boolean): string | undefined {
  const key = `${most} ${pattern}`
  const pool = pools.get(key) ?? { texts: [], made: 0, given: new Set() }
  pools.set(key, pool)
  for (let round = 0; round < rounds; round++) {
    for (let text = pool.texts.shift(); text !== undefined; text = pool.texts.shift()) {
      if (!follows(text) || (pool.given.has(text) && round < rounds / 2)) continue
      pool.given.add(text)
      return text
    }
    pool.texts = matching(pattern, most, ++pool.made)
  }
  return undefined
}

/** Generates distinct texts of a pattern, deterministic by seed. */
function matching(pattern: string, maxLength: number, seed: number): string[] {
  // syntax that fast-check does not support is removed here; `follows` rejects what does not match
  const readable = pattern
    .replaceAll(/\\p\{(L|Letter)\}/gu, 'A-Za-zà-ú')
    .replaceAll(/\(\?<?[=!](?:[^()]|\([^()]*\))*\)/gu, '')
    .replaceAll(/\\[bB]/gu, '')
    .replace(/(^|[^[])A-Za-zà-ú/gu, '$1[A-Za-zà-ú]')
  const texts = fc.stringMatching(new RegExp(readable, 'u'), { maxLength, size: 'small' })
  return [...new Set(fc.sample(texts, { seed, numRuns: batch }))]
}

function sampleFormat(format: string, good: (text: string | undefined) => text is string): string | undefined {
  const made = makers[format]?.(next())
  if (good(made)) return made
  const examples = formats[format]?.examples.valid.filter(good) ?? []
  return variant(format, examples, good) ?? examples[0]
}

const makers: Record<string, (n: number) => string> = {
  cpf,
  cnpj,
  'cnpj-cpf': cnpj,
  email: (n) => `pessoa${n}@exemplo.com.br`,
  date,
  'date-time': (n) => `${date(n)}T12:${String(n % 60).padStart(2, '0')}:00.000Z`,
  url: (n) => `https://www.exemplo.com.br/${n}`,
  link: (n) => `/exemplo/${n}`,
}

/** Texts of a format already given. */
const given = new Set<string>()

/** Formats whose example is used unchanged. */
const fixed = new Set(['link', 'url'])

/** An example with some digits changed; texts with valid check digits are found by trying. */
function variant(format: string, examples: string[], good: (text: string) => boolean): string | undefined {
  const known = formats[format]
  const number = next()
  const example = examples[number % Math.max(1, examples.length)]
  if (!known || example === undefined || fixed.has(format)) return undefined
  for (let tries = 0; tries < 4000; tries++) {
    let rest = number * 7919 + tries * 104_729
    const text = example.replaceAll(/\d/g, (digit) => {
      rest = (rest * 1_103_515_245 + 12_345) % 2_147_483_648
      return rest % 3 === 0 ? digit : String(Math.floor(rest / 65_536) % 10)
    })
    const normal = known.normalise?.(text) ?? text
    const key = `${format} ${text}`
    if (normal !== text || !known.validate(text) || !good(text) || (given.has(key) && tries < 2000)) continue
    given.add(key)
    return text
  }
  return undefined
}

let codes = 0

/** A code of so many characters with at least one digit: real codes (such as states) are letters only. */
function shortCode(length: number): string {
  const text = (codes++).toString(36).toUpperCase().slice(-length).padStart(length, '0')
  return length > 1 && /^[A-Z]+$/.test(text) ? shortCode(length) : text
}
