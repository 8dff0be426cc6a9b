import { createHash } from 'node:crypto'
import { readKeptFile, writeKeptFile } from '#schemas/loader/files/kept-file.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { interfaceText } from './interface-text.ts'

/** Raised when interfaces are written in another way, so that older texts are not taken. */
const edition = '3'

/** Interface texts by the hash of what they are made from; kept in a file, so that one changed schema costs one compilation. */
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

  /** Writes what was used this time. */
  save(): void {
    if (this.file === undefined || Object.keys(this.used).join() === Object.keys(this.known).join()) return
    writeKeptFile(this.file, this.used)
  }
}
