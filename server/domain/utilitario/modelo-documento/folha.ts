import type { ModeloDocumento } from '#schemas/generated/types/utilitario/modelo-documento.ts'
import type { Sheet } from '#server/reports/document/letter.ts'
import { type Paper, widthOf } from '#server/reports/document/paper.ts'
import { richContent } from '#server/reports/document/rich-content.ts'
import { blocksOf } from '#server/reports/document/rich-text.ts'
import type { Impresso } from './dados.ts'

/** What of a template is needed to print it. */
export type Modelo = Pick<
  ModeloDocumento,
  'titulo' | 'corpo' | 'cabecalho' | 'papel' | 'orientacao' | 'rodape' | 'numeraPaginas'
>

const papeis = { A4: 'A4', A5: 'A5', CARTA: 'LETTER' } as const
const cabecalhos = { COMPLETO: 'full', LOGO: 'logo', NENHUM: 'none' } as const

/** A template filled with a record. The engine of PDFs writes into what it is given: a sheet is printed once. */
export async function folhaDe(modelo: Modelo, { filling }: Impresso): Promise<Sheet> {
  const { titulo, corpo, cabecalho = 'COMPLETO', papel = 'A4', orientacao, rodape, numeraPaginas } = modelo
  const paper: Paper = {
    size: papeis[papel],
    landscape: orientacao === 'PAISAGEM',
    header: cabecalhos[cabecalho],
    pageNumbers: numeraPaginas !== false,
    ...(rodape ? { footer: filling.fill(rodape) } : {}),
  }
  const content = richContent(await blocksOf(corpo), filling, widthOf(paper))
  return {
    title: filling.fill(titulo).replaceAll(/\s+/g, ' ').trim(),
    paper,
    content: [{ stack: content, fontSize: 10.5, lineHeight: 1.25 }],
  }
}
