import { abreColecao } from '#server/features/questionario/respostas/urna.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { colecaoDe, type Pesquisa } from './pesquisa.ts'

/** Opens the urn of an anonymous survey; sheets by link hold no attributes. */
export const abreUrna = (tx: Ctx, { porLink, atributos, ...pesquisa }: Pesquisa): Promise<void> =>
  abreColecao(tx, colecaoDe(tx.session.empresaId, pesquisa.id), { ...pesquisa, atributos: porLink ? [] : atributos })
