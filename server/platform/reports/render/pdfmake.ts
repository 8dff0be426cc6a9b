import { createRequire } from 'node:module'
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js'

interface PdfDocument {
  provideFont(family: string, bold: boolean, italics: boolean): { widthOfString(text: string, size: number): number }
}

interface PdfMake {
  addFonts(fonts: object): void
  addTableLayouts(layouts: Record<string, CustomTableLayout>): void
  setUrlAccessPolicy(policy: () => boolean): void
  setLocalAccessPolicy(policy: (path: string) => boolean): void
  createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer>; getStream(): Promise<PdfDocument> }
}

/** The colours of everything printed. */
export const colours = {
  ink: '#1f2933',
  soft: '#52606d',
  faint: '#7b8794',
  line: '#d8dde3',
  ground: '#f1f3f5',
  danger: '#b42318',
}

/** Table layouts by name: a document is plain data, since it is printed in another process, and cannot hold functions. */
const layouts: Record<'rows' | 'facts' | 'bars', CustomTableLayout> = {
  rows: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  facts: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 12,
    paddingTop: () => 2,
    paddingBottom: () => 3,
  },
  bars: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
}

let loaded: PdfMake | undefined

/** Loads pdfmake on first use (a quarter of a second). It may read its own fonts, but no URL and no other file. */
function pdfmake(): PdfMake {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  loaded = require('pdfmake') as PdfMake
  loaded.addFonts(require('pdfmake/fonts/Roboto.js') as object)
  loaded.addTableLayouts(layouts)
  const fonts = require.resolve('pdfmake/fonts/Roboto.js').replace(/Roboto\.js$/, '')
  loaded.setUrlAccessPolicy(() => false)
  loaded.setLocalAccessPolicy((path) => path.startsWith(fonts))
  return loaded
}

/** Measures a text in the regular font at size 1, in points. Kerning is left out, so texts are rather narrower. */
export type Measure = (text: string) => number

let measured: Promise<Measure> | undefined

export function textMeasure(): Promise<Measure> {
  measured ??= letters()
  return measured
}

async function letters(): Promise<Measure> {
  const document = await pdfmake().createPdf({ content: [] }).getStream()
  const font = document.provideFont('Roboto', false, false)
  const known = new Map<string, number>()
  const widthOf = (letter: string): number => {
    const width = known.get(letter) ?? font.widthOfString(letter, 1)
    known.set(letter, width)
    return width
  }
  return (text) => {
    let width = 0
    for (const letter of text) width += widthOf(letter)
    return width
  }
}

/** The bytes of a PDF. */
export const makePdf = (definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake().createPdf(definition).getBuffer()
