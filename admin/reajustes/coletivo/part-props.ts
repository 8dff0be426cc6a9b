import type { TipoReajuste } from '../plano.ts'
import type { Pedido } from './useColetivo.ts'

/** What each part of the form is given. */
export interface PartProps {
  tipo: TipoReajuste
  pedido: Pedido
  change: (changes: Partial<Pedido>) => void
  errorOf: (field: string) => string | undefined
}
