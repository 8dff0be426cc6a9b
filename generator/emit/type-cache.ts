import { createHash } from 'node:crypto'
import { readKeptFile, writeKeptFile } from '#schemas/loader/files/kept-file.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { interfaceText } from './interface-text.ts'

/** Part of the cache key; raise it when the emitted text changes, to invalidate the cache. */
const edition = '3'

/** Interface texts cached in a file by the hash of their input, so that a changed schema recompiles only itself. */
export class TypeCache {
  private readonly known: Record<string, string>
  private readonly used: Record<string, string> = {}

  constructor(private readonly file?: string) {
    this.known = file === undefined ? {} : ((readKeptFile(file) ?? {}) as Record<string, string>)
  }

  /** The text of `export interface <name>`. */
  async typeOf(name: string, schema: JsonSchema, comment: string): Promise<string> {
    const key = createHash('sha256')
      .update(JSON.stringify([edition, name, schema, comment]))
      .digest('hex')
      .slice(0, 32)
    const text = this.known[key] ?? (await interfaceText(name, schema, comment))
    this.used[key] = text
    return text
  }

  /** Writes the texts used in this run; others are dropped. */
  save(): void {
    if (this.file === undefined || Object.keys(this.used).join() === Object.keys(this.known).join()) return
    writeKeptFile(this.file, this.used)
  }
}
