import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { writeKeptFile } from './kept-file.ts'

/** A program text that is quicker read than made, with what V8 compiled of it beside it: half a megabyte takes longer to parse than to run. */
export class KeptCode {
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
    const mark = `// ${hash}\n`
    const found = readIfThere(file)?.toString()
    const isKept = found?.startsWith(mark) === true
    const text = isKept ? found : mark + make()
    if (!isKept && file !== undefined) writeKeptFile(file, text)
    const cachedData = isKept ? readIfThere(`${file}.v8`) : undefined
    this.script = new Script(text, { filename: file, cachedData })
    this.isCompiled = cachedData !== undefined && this.script.cachedDataRejected === false
  }

  /** What the program results in. */
  run(): unknown {
    return this.script.runInThisContext()
  }

  /** Keeps what is compiled by now; when all of it was used. */
  save(): void {
    if (this.file !== undefined && !this.isCompiled) writeKeptFile(`${this.file}.v8`, this.script.createCachedData())
  }
}

function readIfThere(file: string | undefined): Buffer | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file)
  } catch {
    return undefined
  }
}
