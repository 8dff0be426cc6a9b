import { Script } from 'node:vm'
import { readIfThere, writeKeptFile } from './kept-file.ts'

/**
 * A program text that is quicker read than made, with what V8 compiled of it beside it: half a megabyte takes longer to parse than to run. Both begin with
 * the hash they belong to: V8 takes compiled code for every text of the same length.
 */
export class KeptCode {
  private readonly mark: string
  private readonly script: Script
  private readonly isCompiled: boolean

  /**
   * @param file where it is kept; nowhere without one
   * @param hash of what it is made from
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

  /** What the program results in. */
  run(): unknown {
    return this.script.runInThisContext()
  }

  /** Keeps what is compiled by now; when all of it was used. */
  save(): void {
    if (this.file === undefined || this.isCompiled) return
    writeKeptFile(`${this.file}.v8`, Buffer.concat([Buffer.from(this.mark), this.script.createCachedData()]))
  }

  private compiledIn(kept: Buffer | undefined): Buffer | undefined {
    const { length } = this.mark
    return kept?.toString('latin1', 0, length) === this.mark ? kept.subarray(length) : undefined
  }
}
