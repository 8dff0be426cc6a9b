import { colours } from '../render/pdfmake.ts'

/** Degrees, share of the page's shorter side that the word fills, and how much of the page shows through it. */
const ANGLE = 45
const SHARE = 0.95
const OPACITY = 0.28
const NOTE_SIZE = 9

/** A copy of a PDF with a word across each page and a note at its foot; the PDF itself stays as it is. */
export async function stampPdf(pdf: Buffer, word: string, note: string): Promise<Buffer> {
  const { PDFDocument, StandardFonts, degrees, rgb } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf)
  const font = await document.embedFont(StandardFonts.HelveticaBold)
  const [red, green, blue] = channelsOf(colours.danger)
  const color = rgb(red, green, blue)
  for (const page of document.getPages()) {
    const { width, height } = page.getSize()
    const size = (Math.min(width, height) * SHARE) / font.widthOfTextAtSize(word, 1)
    const half = (font.widthOfTextAtSize(word, size) / 2) * Math.SQRT1_2
    page.drawText(word, {
      x: width / 2 - half + (size / 3) * Math.SQRT1_2,
      y: height / 2 - half - (size / 3) * Math.SQRT1_2,
      size,
      font,
      color,
      opacity: OPACITY,
      rotate: degrees(ANGLE),
    })
    page.drawText(note, {
      x: (width - font.widthOfTextAtSize(note, NOTE_SIZE)) / 2,
      y: NOTE_SIZE,
      size: NOTE_SIZE,
      font,
      color,
    })
  }
  return Buffer.from(await document.save())
}

/** '#b42318' → three shares of one. */
const channelsOf = (hex: string): [number, number, number] => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}
