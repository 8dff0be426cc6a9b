import type { Content } from 'pdfmake/interfaces.js'
import type { Entity } from '#schemas/runtime/model.ts'
import type { Block } from '#schemas/runtime/rich-text/block.ts'
import { isRichText, plainBlocks } from '#schemas/runtime/rich-text/rich-text.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import { asWritten, richContent } from '#server/platform/reports/document/rich-content.ts'

/** Blocks of the introduction before the first question, from a rich or plain text field. */
export async function apresentacaoDe({ fields }: Entity, name: string, texto = ''): Promise<Block[]> {
  const field = fields.find((one) => one.name === name)
  return field && isRichText(field.schema) ? cleanBlocks(texto) : plainBlocks(texto)
}

/** The width of a page between its margins, in points. */
const LARGURA = 515

/** The introduction as PDF content. */
export const apresentacaoImpressa = (blocks: readonly Block[]): Content[] =>
  blocks.length === 0 ? [] : [{ stack: richContent([...blocks], asWritten, LARGURA), margin: [0, 4, 0, 4] }]
