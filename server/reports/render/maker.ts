import { reports } from '#server/generated/reports/index.ts'
import type { TitledReport } from '../define.ts'
import { renderPdf } from './pdf.ts'
import type { Rendered } from './rendered.ts'

/** What the process that makes long PDFs is told: the report by its path, and everything about it that is data. */
export interface PdfOrder {
  path: string
  rendered: Omit<Rendered, 'report'> & { report: Partial<TitledReport> }
}

export type PdfReply = { pdf: Uint8Array } | { error: string }

async function print(path: string, rendered: PdfOrder['rendered']): Promise<Uint8Array> {
  const report = { ...(await reports[path]?.()), ...rendered.report } as TitledReport
  return renderPdf({ ...rendered, report })
}

const tell = (reply: PdfReply): void => void process.send?.(reply)

process.once('disconnect', () => process.exit(0))
process.once('message', (message) => {
  const { path, rendered } = message as PdfOrder
  print(path, rendered).then(
    (pdf) => tell({ pdf }),
    (error: unknown) => tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
