import { type PdfDocument, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.min.mjs'

interface Drawing {
  /** size of the page in points */
  size: Promise<{ width: number; height: number }>
  /** cancels rendering and removes the page */
  stop(): void
}

/** Renders a page into an element: canvas and text layer. */
export function drawPage(document: PdfDocument, number: number, scale: number, sheet: HTMLElement): Drawing {
  let stopped = false
  let task: RenderTask | undefined
  let layer: TextLayer | undefined

  const work = async () => {
    const page = await document.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const run = async () => {
      if (stopped) return
      const viewport = page.getViewport({ scale })
      const canvas = sheet.ownerDocument.createElement('canvas')
      const sharp = Math.min(devicePixelRatio || 1, 2)
      canvas.width = Math.floor(viewport.width * sharp)
      canvas.height = Math.floor(viewport.height * sharp)
      const text = sheet.ownerDocument.createElement('div')
      text.className = 'texto'
      text.style.setProperty('--total-scale-factor', String(scale))
      task = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
      await task.promise
      if (stopped) return
      layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
      await layer.render()
      if (!stopped) sheet.replaceChildren(canvas, text)
    }
    // rejections after stop() are ignored
    run().catch(() => undefined)
    return { width: natural.width, height: natural.height }
  }

  return {
    size: work(),
    stop() {
      stopped = true
      task?.cancel()
      layer?.cancel()
      sheet.replaceChildren()
    },
  }
}
