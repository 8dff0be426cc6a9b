import { abreColecao } from '#server/features/questionario/respostas/urna.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { colecaoDe, type Pesquisa } from './pesquisa.ts'

/** The urn of an anonymous survey. Who answers by a link carries nothing along. */
export const abreUrna = (tx: Ctx, { porLink, atributos, ...pesquisa }: Pesquisa): Promise<void> =>
  abreColecao(tx, colecaoDe(tx.session.empresaId, pesquisa.id), { ...pesquisa, atributos: porLink ? [] : atributos })
