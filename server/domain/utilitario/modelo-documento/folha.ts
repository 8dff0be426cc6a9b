import type { ModeloDocumento } from '#schemas/generated/types/utilitario/modelo-documento.ts'
import { wordsOf } from '#schemas/runtime/rich-text/block.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { StoredRecord } from '#server/platform/crud/read/read.ts'
import type { Sheet } from '#server/platform/reports/document/letter.ts'
import { type Paper, widthOf } from '#server/platform/reports/document/paper.ts'
import { richContent } from '#server/platform/reports/document/rich-content.ts'
import type { Prumo } from '#server/prumo.ts'
import { citadosEm } from './citados.ts'
import { dadosDe } from './dados.ts'
import { direitosDos } from './direitos.ts'
import { quadrosDe } from './imagens.ts'
import { preenchimento } from './preenche.ts'

/** Fields of a template needed to print it. */
export type Modelo = Pick<
  ModeloDocumento,
  'entidade' | 'titulo' | 'corpo' | 'cabecalho' | 'papel' | 'orientacao' | 'rodape' | 'numeraPaginas'
>

/** Data of the document itself: number and verification code. */
export type Identidade = {
  numero: string
  codigo: string
  /** URL in the QR code */
  endereco?: string
}

/** One record on paper. */
export interface Impresso {
  record: StoredRecord
  sheet: Sheet
  /** authorities needed besides the record's own: see `direitosDos` */
  direitos: string[]
}

const papeis = { A4: 'A4', A5: 'A5', CARTA: 'LETTER' } as const
const cabecalhos = { COMPLETO: 'full', LOGO: 'logo', NENHUM: 'none' } as const

/**
 * Fills a template with a record. The PDF engine mutates its input: print a sheet only once.
 * @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO
 */
export async function folhaDe(
  ctx: Ctx,
  prumo: Prumo,
  modelo: Modelo,
  id: number,
  identidade?: Identidade,
): Promise<Impresso> {
  const { titulo, corpo, cabecalho = 'COMPLETO', papel = 'A4', orientacao, rodape, numeraPaginas } = modelo
  const blocks = await cleanBlocks(corpo)
  const { marcadores, quadros } = citadosEm([titulo, rodape, ...blocks.map(wordsOf)])
  const dados = await dadosDe(ctx, modelo.entidade, id, [...marcadores, ...quadros.values()], identidade)
  const filling = preenchimento(ctx, dados, await quadrosDe(ctx, prumo, quadros, dados, identidade?.endereco))
  const paper: Paper = {
    size: papeis[papel],
    landscape: orientacao === 'PAISAGEM',
    header: cabecalhos[cabecalho],
    pageNumbers: numeraPaginas !== false,
    ...(rodape ? { footer: filling.fill(rodape) } : {}),
  }
  return {
    record: dados.record,
    direitos: direitosDos(ctx, dados, marcadores),
    sheet: {
      title: filling.fill(titulo).replaceAll(/\s+/g, ' ').trim(),
      paper,
      content: [{ stack: richContent(blocks, filling, widthOf(paper)), fontSize: 10.5, lineHeight: 1.25 }],
    },
  }
}
