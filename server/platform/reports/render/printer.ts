import { Places } from '#server/platform/base/places.ts'
import { makePdf, type PrintOrder } from './print.ts'
import { PrintingProcess } from './printing.ts'
import type { Rendered } from './rendered.ts'

/** A longer table gets a process of its own, which ends with it. */
const LONG = 500
/** Of those at once. */
const LONG_AT_ONCE = 2
/** How long the process for everything else waits for more. */
const IDLE_MS = 60_000
/** What is shorter has failed if it takes longer. */
const QUICK_MS = 60_000
const LONG_MS = 20 * 60_000
/** What a PDF of ten thousand rows takes, twice. */
const MEMORY_MB = 1024
/** Rows a second on a slow machine: how far a PDF is can only be guessed. */
const ROWS_PER_SECOND = 1500
/** How often it is asked whether somebody cancelled. */
const EVERY_MS = 500

type Progress = (done: number, total: number) => Promise<void>

/** Processes that print, so that the one that answers people goes on answering. */
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

/** Ended as soon as `progress` rejects. */
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

/** From now on this process gives what is to be printed to others; without it, as in tools and most tests, it prints by itself. */
export function startPrinting(): void {
  press ??= new Press()
}

/** Prints by itself again. */
export function endPrinting(): void {
  press?.end()
  press = undefined
}

/**
 * The PDF of an order.
 * @param progress told how far it is; rejects to cancel what takes long
 * @throws Error when it could not be printed
 */
export const printPdf = (order: PrintOrder, progress: Progress = async () => {}): Promise<Buffer> =>
  press ? press.print(order, progress) : makePdf(structuredClone(order))

/** The PDF of a table; of the report that is only taken which is drawn. */
export const printTable = (
  { report: { title, columns, groupBy, landscape, fit, pages, signatures }, ...rest }: Rendered,
  progress?: Progress,
): Promise<Buffer> =>
  printPdf({ table: { ...rest, report: { title, columns, groupBy, landscape, fit, pages, signatures } } }, progress)
