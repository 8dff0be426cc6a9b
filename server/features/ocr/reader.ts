// Entry of the child process: a document that exhausts memory or never ends is killed with it.
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { DocumentText } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { DOCX, documentOf, type PageText, type Unreadable } from './document.ts'
import { textOfDocx } from './docx.ts'
import { LIMITS } from './limits.ts'
import { openPdf, pictureOfPage, textOfPage } from './pdf.ts'
import { Recogniser } from './recognise.ts'

/** Order sent by the server, once. */
export interface ReadOrder {
  bytes: Uint8Array
  tipo: string
}

/** Messages to the server: progress, then a result or failure. */
export type ReadReport =
  | { progresso: number; total: number }
  | { documento: DocumentText }
  | { falha: Exclude<Unreadable, 'demorado'> }

const say = (report: ReadReport): void => void process.send?.(report)

process.once('message', (order) => {
  read(order as ReadOrder)
    .catch(() => say({ falha: 'invalido' }))
    .finally(() => process.disconnect())
})
process.once('disconnect', () => process.exit())

async function read({ bytes, tipo }: ReadOrder): Promise<void> {
  const recogniser = new Recogniser()
  const documento = await documentIn(bytes, tipo, recogniser)
  await recogniser.end()
  if (documento === 'protegido') return say({ falha: 'protegido' })
  say(documento.texto === '' ? { falha: 'ilegivel' } : { documento })
}

function documentIn(bytes: Uint8Array, tipo: string, recogniser: Recogniser): Promise<DocumentText | 'protegido'> {
  if (tipo === 'application/pdf') return pdf(bytes, recogniser)
  return tipo === DOCX ? docx(bytes) : image(bytes, recogniser)
}

/** Word files have no page information: the whole counts as one page. */
async function docx(bytes: Uint8Array): Promise<DocumentText> {
  const texto = await textOfDocx(Buffer.from(bytes))
  return documentOf([{ texto, origem: 'texto', confianca: 100 }], 1, LIMITS.characters)
}

async function image(bytes: Uint8Array, recogniser: Recogniser): Promise<DocumentText> {
  const page = await recognised(Buffer.from(bytes), recogniser, 0, 1)
  return documentOf([page], 1, LIMITS.characters)
}

async function pdf(bytes: Uint8Array, recogniser: Recogniser): Promise<DocumentText | 'protegido'> {
  let document: PDFDocumentProxy
  try {
    document = await openPdf(bytes)
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return 'protegido'
    throw error
  }
  const total = Math.min(document.numPages, LIMITS.pages)
  const pages: PageText[] = []
  for (let number = 1; number <= total; number++) {
    say({ progresso: number - 1, total })
    const texto = await textOfPage(document, number)
    pages.push(
      letters(texto) >= LIMITS.letters
        ? { texto, origem: 'texto', confianca: 100 }
        : await recognised(await pictureOfPage(document, number), recogniser, number - 1, total),
    )
  }
  say({ progresso: total, total })
  return documentOf(pages, document.numPages, LIMITS.characters)
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

async function recognised(picture: Buffer, recogniser: Recogniser, done: number, total: number): Promise<PageText> {
  const { texto, confianca } = await recogniser.read(picture, (share) => say({ progresso: done + share, total }))
  const readable = confianca >= LIMITS.confidence && letters(texto) > 0
  return { texto, confianca, origem: readable ? 'ocr' : 'ilegivel' }
}
