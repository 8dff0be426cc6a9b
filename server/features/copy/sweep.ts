import { foldText } from '#schemas/runtime/names.ts'

/** Replacement for a name in a text. */
const BLANK = '***'

const address = /[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi
const cpf = /(?<!\d)(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})(?!\d)/g
const phone = /\(\d{2}\)\s?9?\d{4}-?\d{4}|(?<!\d)9?\d{4}-\d{4}(?!\d)/g
const word = /[\p{L}\p{M}'’-]+/gu

/** Removes personal data from free texts: e-mail addresses, CPFs, telephone numbers and the given names. */
export class Sweep {
  /** first word → the rest of each name that begins with it, longest first */
  private readonly names = new Map<string, string[][]>()

  /** @param names of two words at least; others would take ordinary words along */
  constructor(names: Iterable<string>) {
    for (const name of names) {
      const words = wordsOf(name)
      if (words.length < 2) continue
      this.add(words)
      // also first and last name alone
      if (words.length > 2) this.add([words[0] ?? '', words.at(-1) ?? ''])
    }
    for (const rests of this.names.values()) rests.sort((a, b) => b.length - a.length)
  }

  private add([first = '', ...rest]: string[]): void {
    const rests = this.names.get(first) ?? []
    if (!rests.some((known) => known.join(' ') === rest.join(' '))) rests.push(rest)
    this.names.set(first, rests)
  }

  text(text: string): string {
    return this.withoutNames(text.replace(address, BLANK).replace(cpf, BLANK).replace(phone, BLANK))
  }

  /** Applies the sweep to all texts inside a value. */
  value(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map((one) => this.value(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.value(one)]))
  }

  private withoutNames(text: string): string {
    if (this.names.size === 0) return text
    const words = [...text.matchAll(word)].map((match) => ({
      at: match.index,
      text: match[0],
      folded: foldText(match[0]),
    }))
    let out = ''
    let from = 0
    for (let i = 0; i < words.length; i++) {
      const start = words[i]
      const rest = start && this.names.get(start.folded)?.find((r) => r.every((w, n) => words[i + n + 1]?.folded === w))
      const end = rest && words[i + rest.length]
      if (!start || !end) continue
      out += text.slice(from, start.at) + BLANK
      from = end.at + end.text.length
      i += rest.length
    }
    return from === 0 ? text : out + text.slice(from)
  }
}

const wordsOf = (name: string): string[] => [...name.matchAll(word)].map(([text]) => foldText(text))
