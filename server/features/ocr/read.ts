import type { DocumentText } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { forkProgram } from '#server/platform/base/fork.ts'
import type { Unreadable } from './document.ts'
import { LIMITS } from './limits.ts'
import type { ReadOrder, ReadReport } from './reader.ts'

/** Thrown when no text could be read. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'

  constructor(readonly reason: Unreadable) {
    super(reason)
  }
}

interface Options {
  /** receives pages done and total; a rejection stops the reading */
  progress?(done: number, total: number): Promise<void>
  /** milliseconds */
  time?: number
}

/**
 * Reads the text of a PDF, image or Word file offline: embedded text as it is, scanned pages by OCR. Runs in a child process, which is killed on timeout
 * or cancellation.
 * @throws UnreadableDocument when no text can be read
 */
export function readDocument(order: ReadOrder, { progress, time = LIMITS.time }: Options = {}): Promise<DocumentText> {
  return new Promise((resolve, reject) => {
    const child = forkProgram('server/features/ocr/reader.ts', LIMITS.memory, 'ignore')
    const end = (settle: () => void) => {
      clearTimeout(timer)
      child.removeAllListeners('exit')
      child.kill('SIGKILL')
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new UnreadableDocument('demorado'))), time)
    child.once('error', (error) => end(() => reject(error)))
    child.once('exit', () => end(() => reject(new UnreadableDocument('invalido'))))
    child.on('message', (message) => {
      const report = message as ReadReport
      if ('documento' in report) end(() => resolve(report.documento))
      else if ('falha' in report) end(() => reject(new UnreadableDocument(report.falha)))
      else progress?.(report.progresso, report.total).catch((error: unknown) => end(() => reject(error)))
    })
    child.send(order)
  })
}
