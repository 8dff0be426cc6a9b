import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { tidyText } from './document.ts'
import { LIMITS } from './limits.ts'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const part = (name: string) => pathToFileURL(join(folder, name, '/')).href

/** Opens a PDF without running scripts; reads no file but pdf.js's own fonts. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: LIMITS.imagePixels,
    standardFontDataUrl: part('standard_fonts'),
    cMapUrl: part('cmaps'),
    wasmUrl: part('wasm'),
    verbosity: 0,
  }).promise
}

/** The embedded text of a page. */
export async function textOfPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent()
  return tidyText(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: 'image/png'): Buffer } }
}

/** Renders a page as PNG for recognition. */
export async function pictureOfPage(document: PDFDocumentProxy, number: number): Promise<Buffer> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: LIMITS.side / Math.max(width, height) })
  const { canvas } = (document.canvasFactory as CanvasFactory).create(
    Math.ceil(viewport.width),
    Math.ceil(viewport.height),
  )
  await page.render({ canvas, viewport, background: '#ffffff' }).promise
  return canvas.toBuffer('image/png')
}
