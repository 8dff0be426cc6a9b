import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Raised when the meta-schemas are held against files in another way, so that older verdicts do not count. */
const edition = '1'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Definitions that follow their meta-schema, by the hash of both; kept in a file of the project, so that what did not change is not checked at each start. */
export class PassedFiles {
  private readonly known: ReadonlySet<string>
  private readonly used = new Set<string>()
  private readonly file: string | undefined

  /** @param root the schemas folder; only that of a project remembers @param meta texts of the meta-schemas */
  constructor(
    root: string,
    private readonly meta: string,
  ) {
    const project = dirname(root)
    this.file = existsSync(join(project, 'package.json')) ? join(project, '.cache', 'definitions.json') : undefined
    this.known = new Set(this.file === undefined ? [] : read(this.file))
    this.meta = hashOf(edition + meta)
  }

  /** Under which a definition is remembered. @param name file of the meta-schema */
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

  /** Writes what was used this time. What cannot be written is checked again. */
  save(): void {
    const same = this.used.size === this.known.size && [...this.used].every((key) => this.known.has(key))
    if (this.file === undefined || same) return
    try {
      mkdirSync(dirname(this.file), { recursive: true })
      writeFileSync(this.file, JSON.stringify([...this.used]))
    } catch {
      // a folder that may not be written
    }
  }
}

function read(file: string): string[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
