import { createHash } from 'node:crypto'
import { keptFile, readKeptFile, writeKeptFile } from './kept-file.ts'

/** Part of the cache key; raise it when validation changes, to invalidate cached verdicts. */
const edition = '1'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Hashes (definition and meta-schema) of definitions that passed validation, cached in a file of the project, so that unchanged ones are not validated at each start. */
export class PassedFiles {
  private readonly known: ReadonlySet<string>
  private readonly used = new Set<string>()
  private readonly file: string | undefined
  private readonly meta: string

  /** @param root the schemas folder; without a project around it nothing is cached @param meta texts of the meta-schemas */
  constructor(root: string, meta: string) {
    this.file = keptFile(root, 'definitions.json')
    this.known = new Set(this.file === undefined ? [] : textsIn(readKeptFile(this.file)))
    this.meta = hashOf(edition + meta)
  }

  /** Cache key of a definition. @param name file of the meta-schema */
  keyOf(name: string, written: object): string {
    return hashOf(this.meta + name + JSON.stringify(written))
  }

  has(key: string): boolean {
    const isKnown = this.known.has(key)
    if (isKnown) this.used.add(key)
    return isKnown
  }

  add(key: string): void {
    this.used.add(key)
  }

  /** Writes the keys used in this run; others are dropped. */
  save(): void {
    const same = this.used.size === this.known.size && [...this.used].every((key) => this.known.has(key))
    if (this.file !== undefined && !same) writeKeptFile(this.file, [...this.used])
  }
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
