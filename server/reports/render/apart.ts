import { forkProgram } from '#server/start/fork.ts'
import type { TitledReport } from '../define.ts'
import type { PdfOrder, PdfReply } from './maker.ts'
import { renderPdf } from './pdf.ts'
import type { Rendered } from './rendered.ts'

/** A longer table would keep the server from answering others. */
const AT_ONCE = 500

/** How often it is asked whether somebody cancelled. */
const EVERY_MS = 500

/** What a PDF of ten thousand rows takes, twice. */
const MEMORY_MB = 1024

/** Rows a second on a slow machine: how far a PDF is can only be guessed. */
const ROWS_PER_SECOND = 1500

/**
 * The PDF of a report; a long one is made in a process of its own, which is ended when `progress` rejects.
 * @param path of the report
 */
export function pdfOf(
  path: string,
  rendered: Rendered,
  progress: (done: number, total: number) => Promise<void>,
): Promise<Buffer> {
  const { report, rows } = rendered
  if (rows.length <= AT_ONCE) return renderPdf(rendered)
  return new Promise((resolve, reject) => {
    const child = forkProgram('server/reports/render/maker.ts', MEMORY_MB, 'inherit')
    const end = (settle: () => void) => {
      clearInterval(watch)
      child.removeAllListeners('exit')
      child.kill('SIGKILL')
      settle()
    }
    const began = Date.now()
    const watch = setInterval(() => {
      const guess = Math.min(0.95, ((Date.now() - began) / 1000) * (ROWS_PER_SECOND / rows.length))
      progress(guess * 100, 100).catch((error: unknown) => end(() => reject(error)))
    }, EVERY_MS)
    child.once('error', (error) => end(() => reject(error)))
    child.once('exit', (code, signal) =>
      end(() => reject(new Error(`The PDF's process ended: ${signal ?? String(code)}`))),
    )
    child.on('message', (message) => {
      const reply = message as PdfReply
      end(() => ('pdf' in reply ? resolve(Buffer.from(reply.pdf)) : reject(new Error(reply.error))))
    })
    const order: PdfOrder = { path, rendered: { ...rendered, report: plain(report) } }
    // what cannot be told leaves neither a process nor a clock behind
    try {
      child.send(order)
    } catch (error) {
      end(() => reject(error))
    }
  })
}

/** What of a report is data; its functions are where its path says, and its picture is reckoned already. */
const plain = ({ chart: _, ...report }: TitledReport) =>
  Object.fromEntries(Object.entries(report).filter(([, value]) => typeof value !== 'function')) as Partial<TitledReport>
