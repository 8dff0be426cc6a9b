import type { DocumentText } from '#schemas/runtime/answers/recruitment/candidates.ts'

/** Media type of a Word file. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Text of a page, and its origin. */
export interface PageText {
  texto: string
  origem: 'texto' | 'ocr' | 'ilegivel'
  /** confidence of the recognition; 100 for embedded text */
  confianca: number
}

/** Reasons why a document is unreadable. */
export type Unreadable = 'ilegivel' | 'invalido' | 'protegido' | 'demorado'

/** Joins the readable pages, cut to `characters`. */
export function documentOf(read: PageText[], paginas: number, characters: number): DocumentText {
  const kept = read.filter(({ origem }) => origem !== 'ilegivel')
  const texto = kept
    .map((page) => page.texto)
    .join('\n\n')
    .slice(0, characters)
  const mean = kept.reduce((sum, { confianca }) => sum + confianca, 0) / (kept.length || 1)
  return {
    texto,
    paginas,
    lidas: kept.length,
    ilegiveis: read.length - kept.length,
    imagem: read.some(({ origem }) => origem !== 'texto'),
    confianca: Math.round(mean),
  }
}

/** Removes control characters, trailing blanks and repeated empty lines. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
