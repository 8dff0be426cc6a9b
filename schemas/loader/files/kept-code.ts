import { Script } from 'node:vm'
import { readIfThere, writeKeptFile } from './kept-file.ts'

/**
 * Generated code cached in a file, beside it V8's code cache: parsing half a megabyte takes longer than running it.
 * Both files begin with the hash of their source, because V8 accepts a code cache for any text of the same length.
 */
export class KeptCode {
  private readonly mark: string
  private readonly script: Script
  private readonly isCompiled: boolean

  /**
   * @param file of the cache; undefined: no cache
   * @param hash of the source
   */
  constructor(
    private readonly file: string | undefined,
    hash: string,
    make: () => string,
  ) {
    this.mark = `// ${hash}\n`
    const found = readIfThere(file)?.toString()
    const isKept = found?.startsWith(this.mark) === true
    const text = isKept ? found : this.mark + make()
    if (!isKept && file !== undefined) writeKeptFile(file, text)
    const cachedData = isKept ? this.compiledIn(readIfThere(`${file}.v8`)) : undefined
    this.script = new Script(text, { filename: file, cachedData })
    this.isCompiled = cachedData !== undefined && this.script.cachedDataRejected === false
  }

  /** Result of running the program. */
  run(): unknown {
    return this.script.runInThisContext()
  }

  /** Writes V8's code cache for the functions compiled so far; call it once all were used. */
  save(): void {
    if (this.file === undefined || this.isCompiled) return
    writeKeptFile(`${this.file}.v8`, Buffer.concat([Buffer.from(this.mark), this.script.createCachedData()]))
  }

  private compiledIn(kept: Buffer | undefined): Buffer | undefined {
    const { length } = this.mark
    return kept?.toString('latin1', 0, length) === this.mark ? kept.subarray(length) : undefined
  }
}
