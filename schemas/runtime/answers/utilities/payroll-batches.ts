import type { LoteIntegracao } from '#schemas/generated/types/sst/lote-integracao.ts'
import type { LoteIntegracaoItem } from '#schemas/generated/types/sst/lote-integracao-item.ts'

/** A batch exchanged with the payroll: `GET /api/sst/lotes-integracao`. */
export type LinhaDeLote = Pick<LoteIntegracao, 'id' | 'data' | 'tipo' | 'sentido' | 'codigo' | 'status' | 'mensagem'>

/** Result for one record of a batch. */
export interface ItemDeLote extends Pick<LoteIntegracaoItem, 'id' | 'codigo' | 'origemId' | 'situacao' | 'mensagem'> {
  /** name of the talento concerned */
  talento?: string
}

/** A batch with its items: `GET /api/sst/lotes-integracao/:id`. */
export type LoteComItens = LinhaDeLote & { itens: ItemDeLote[] }
