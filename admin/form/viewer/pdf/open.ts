import { GlobalWorkerOptions, getDocument, type LoadingTask } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Letters come from the system's fonts; only these two exist nowhere else. */
const FONTS: Record<string, string> = { 'FoxitDingbats.pfb': dingbatsUrl, 'FoxitSymbol.pfb': symbolUrl }

class FontFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename]
    if (!url) throw new Error(`No such font: ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

/** Starts reading a PDF. Nothing of it runs: no scripts, and nothing is compiled (our Content-Security-Policy refuses eval and WebAssembly). */
export function openPdf(bytes: Uint8Array): LoadingTask {
  return getDocument({
    // the worker takes the bytes away with it
    data: bytes.slice(),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    StandardFontDataFactory: FontFiles,
    standardFontDataUrl: '/',
    // the library appends a file name; behind # it changes nothing
    wasmUrl: `${new URL(openjpegUrl, location.href).href}#/`,
    verbosity: 0,
  })
}
