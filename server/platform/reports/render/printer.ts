import { Places } from '#server/platform/base/places.ts'
import { makePdf, type PrintOrder } from './print.ts'
import { PrintingProcess } from './printing.ts'
import type { Rendered } from './rendered.ts'

/** Rows above which a table gets a process of its own. */
const LONG = 500
/** Most such processes at once. */
const LONG_AT_ONCE = 2
/** Idle time after which the shared process ends, in milliseconds. */
const IDLE_MS = 60_000
/** Timeouts of an order in the shared process, and of a long table. */
const QUICK_MS = 60_000
const LONG_MS = 20 * 60_000
/** Memory limit of a process: twice what a PDF of ten thousand rows takes. */
const MEMORY_MB = 1024
/** Rows a second on a slow machine, to estimate the progress of a PDF. */
const ROWS_PER_SECOND = 1500
/** Interval between progress reports, which also check for cancellation. */
const EVERY_MS = 500

type Progress = (done: number, total: number) => Promise<void>

/** Prints in child processes, so that the event loop of the server stays free. */
class Press {
  readonly #quick = new Places(1)
  readonly #long = new Places(LONG_AT_ONCE)
  #process: PrintingProcess | undefined
  #idle: NodeJS.Timeout | undefined

  async print(order: PrintOrder, progress: Progress): Promise<Buffer> {
    const rows = 'table' in order ? order.table.rows.length : 0
    if (rows <= LONG) return this.#quick.within('', () => this.#printQuickly(order))
    return this.#long.within('', () => printLong(order, rows, progress))
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#process?.end()
    this.#process = undefined
  }

  async #printQuickly(order: PrintOrder): Promise<Buffer> {
    clearTimeout(this.#idle)
    if (!this.#process?.isAlive) this.#process = new PrintingProcess(MEMORY_MB)
    try {
      return await this.#process.print(order, QUICK_MS)
    } finally {
      this.#idle = setTimeout(() => this.end(), IDLE_MS).unref()
    }
  }
}

/** Prints in a process of its own, which is killed when `progress` rejects. */
async function printLong(order: PrintOrder, rows: number, progress: Progress): Promise<Buffer> {
  const process = new PrintingProcess(MEMORY_MB)
  const began = Date.now()
  const watch = setInterval(() => {
    const guess = Math.min(0.95, ((Date.now() - began) / 1000) * (ROWS_PER_SECOND / rows))
    progress(guess * 100, 100).catch((error: Error) => process.end(error))
  }, EVERY_MS)
  try {
    return await process.print(order, LONG_MS)
  } finally {
    clearInterval(watch)
    process.end()
  }
}

let press: Press | undefined

/** Makes this process print in child processes from now on; without it, as in tools and most tests, it prints in process. */
export function startPrinting(): void {
  press ??= new Press()
}

/** Ends the child processes and prints in process again. */
export function endPrinting(): void {
  press?.end()
  press = undefined
}

/**
 * Prints the PDF of an order.
 * @param progress called with the progress so far; rejects to cancel a long table
 * @throws Error when it could not be printed
 */
export const printPdf = (order: PrintOrder, progress: Progress = async () => {}): Promise<Buffer> =>
  press ? press.print(order, progress) : makePdf(structuredClone(order))

/** The PDF of a table; only those parts of the report that are drawn go to the printing process. */
export const printTable = (
  { report: { title, columns, groupBy, landscape, fit, pages, signatures }, ...rest }: Rendered,
  progress?: Progress,
): Promise<Buffer> =>
  printPdf({ table: { ...rest, report: { title, columns, groupBy, landscape, fit, pages, signatures } } }, progress)
