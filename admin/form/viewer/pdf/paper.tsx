import type { PdfDocument } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import type { ReactNode } from 'react'

/** Dots per point on paper: 150 per inch. */
const DENSITY = 150 / 72
/** Pages printed at most; a longer document has to be downloaded and printed from there. */
const MOST = 60

/** Renders the pages of a document as images, one per sheet. */
export async function paperOf(document: PdfDocument): Promise<ReactNode> {
  const sheets: ReactNode[] = []
  for (let number = 1; number <= Math.min(document.numPages, MOST); number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: DENSITY })
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await page.render({ canvas, viewport, intent: 'print' }).promise
    const picture = canvas.toDataURL('image/jpeg', 0.92)
    sheets.push(<img key={number} src={picture} alt="" style={SHEET} />)
    canvas.width = 0
  }
  return sheets
}

const SHEET = { display: 'block', width: '100%', breakAfter: 'page' } as const
