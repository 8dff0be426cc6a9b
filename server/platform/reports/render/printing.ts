import type { ChildProcess } from 'node:child_process'
import { forkProgram } from '#server/platform/base/fork.ts'
import type { PrintOrder } from './print.ts'
import type { PrintReply } from './printing-process.ts'

/** A process that prints one order after the other. */
export class PrintingProcess {
  readonly #child: ChildProcess
  #ended: Error | undefined
  #reject: ((error: Error) => void) | undefined

  /** @param memoryMb limit of its memory, in MB */
  constructor(memoryMb: number) {
    this.#child = forkProgram('server/platform/reports/render/printing-process.ts', memoryMb, 'inherit')
    this.#child.on('error', (error) => this.end(error))
    this.#child.once('exit', (code, signal) =>
      this.end(new Error(`The process that prints ended: ${signal ?? String(code)}`)),
    )
  }

  /** False after it ended: another one is needed. */
  get isAlive(): boolean {
    return this.#ended === undefined
  }

  /** Prints one order at a time. @throws Error when it cannot be printed, takes longer than `milliseconds`, or the process ends */
  async print(order: PrintOrder, milliseconds: number): Promise<Buffer> {
    if (this.#ended) throw this.#ended
    const timer = setTimeout(() => this.end(new Error(`Not printed within ${milliseconds} ms`)), milliseconds)
    try {
      const reply = await new Promise<PrintReply>((resolve, reject) => {
        this.#reject = reject
        this.#child.once('message', (message) => resolve(message as PrintReply))
        this.#child.send(order, (error) => error && reject(error))
      })
      if ('pdf' in reply) return Buffer.from(reply.pdf)
      throw new Error(reply.error)
    } finally {
      this.#reject = undefined
      clearTimeout(timer)
    }
  }

  /** Kills the process (SIGKILL) and rejects the order under way. */
  end(reason: Error = new Error('The process that prints was ended')): void {
    if (this.#ended) return
    this.#ended = reason
    this.#child.kill('SIGKILL')
    this.#reject?.(reason)
  }
}
