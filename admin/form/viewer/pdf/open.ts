import { GlobalWorkerOptions, getDocument, type LoadingTask } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Standard fonts come from the system; only these two have no system equivalent. */
const FONTS: Record<string, string> = { 'FoxitDingbats.pfb': dingbatsUrl, 'FoxitSymbol.pfb': symbolUrl }

class FontFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename]
    if (!url) throw new Error(`No such font: ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

/** Starts loading a PDF. No scripts run and nothing is compiled: the Content-Security-Policy blocks eval and WebAssembly. */
export function openPdf(bytes: Uint8Array): LoadingTask {
  return getDocument({
    // pdf.js transfers the buffer to its worker
    data: bytes.slice(),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    StandardFontDataFactory: FontFiles,
    standardFontDataUrl: '/',
    // pdf.js appends a file name to this URL; after # it has no effect
    wasmUrl: `${new URL(openjpegUrl, location.href).href}#/`,
    verbosity: 0,
  })
}
