import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { Coletivo, PedidoColetivo } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { PLANOS, type Plano, type TipoReajuste } from '../plano.ts'

/** A partially filled form: missing values are reported by the server. */
export type Pedido = Omit<PedidoColetivo, 'tabela' | 'valorDissidio'> &
  Partial<Pick<PedidoColetivo, 'tabela' | 'valorDissidio'>>

/** Query of plans in preparation of a type, newest first. */
export const usePlanos = (tipo: TipoReajuste) =>
  useQuery({
    queryKey: ['planejamentos', 'em-elaboracao', tipo],
    queryFn: async ({ signal }) => {
      const asked = { filter: JSON.stringify({ tipoReajuste: tipo, situacao: 'E' }), range: '[0,199]' }
      return askJson<Plano[]>(`/api/${PLANOS}`, new URLSearchParams(asked), { signal })
    },
    gcTime: 0,
  })

export function useColetivo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pedido: Pedido) => sendJson<Coletivo>('POST', '/api/cargo-salario/reajustes/aplicar-dissidio', pedido),
    onSuccess: (_result, { tabela }) => client.invalidateQueries({ queryKey: ['planejamento', tabela] }),
  })
}
