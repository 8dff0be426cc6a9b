import type { PdfDocument } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import { useEffect, useRef, useState } from 'react'
import { openPdf } from './open.ts'

export interface Pdf {
  document: PdfDocument
  /** size of the first page in points */
  width: number
  height: number
}

/** Opens a PDF; calls `onBroken` when it is invalid or encrypted with a password. */
export function usePdf(bytes: Uint8Array, onBroken: () => void): Pdf | undefined {
  const [pdf, setPdf] = useState<Pdf>()
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    let wanted = true
    const task = openPdf(bytes)
    const open = async () => {
      const document = await task.promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (wanted) setPdf({ document, width, height })
    }
    open().catch(() => wanted && broken.current())
    return () => {
      wanted = false
      void task.destroy()
    }
  }, [bytes])
  return pdf
}
