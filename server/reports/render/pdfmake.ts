import { createRequire } from 'node:module'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

interface PdfMake {
  addFonts(fonts: object): void
  setUrlAccessPolicy(policy: () => boolean): void
  setLocalAccessPolicy(policy: (path: string) => boolean): void
  createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> }
}

let loaded: PdfMake | undefined

/** pdfmake takes a quarter of a second to load: only when the first PDF is asked for. It may read its own fonts and nothing else. */
function pdfmake(): PdfMake {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  loaded = require('pdfmake') as PdfMake
  loaded.addFonts(require('pdfmake/fonts/Roboto.js') as object)
  const fonts = require.resolve('pdfmake/fonts/Roboto.js').replace(/Roboto\.js$/, '')
  loaded.setUrlAccessPolicy(() => false)
  loaded.setLocalAccessPolicy((path) => path.startsWith(fonts))
  return loaded
}

/** The bytes of a PDF. */
export const makePdf = (definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake().createPdf(definition).getBuffer()

/** How many pages a PDF of ours has. */
export const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** The colours of everything printed. */
export const colours = { ink: '#1f2933', soft: '#52606d', faint: '#7b8794', line: '#d8dde3', ground: '#f1f3f5' }
