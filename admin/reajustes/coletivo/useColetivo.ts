import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { Coletivo } from '#schemas/runtime/answers/salary-plan.ts'
import { PLANOS, type Plano, type TipoReajuste } from '../plano.ts'

/** What POST /cargo-salario/reajustes/aplicar-dissidio is asked — spec 2 §5 */
export interface Pedido {
  tabela?: number
  cenario?: number
  estabelecimentos: number[]
  areas: number[]
  cargos?: number[]
  faixasSalariais?: number[]
  indices?: number[]
  reajustePor: 1 | 2
  valorDissidio?: number
  base?: 1 | 2 | 3
  piso?: number
  teto?: number
  valorAcimaTeto?: number
  proporcional?: boolean
  dataBase?: string
  observacao?: string
}

/** Plans of a kind that are being made, the newest first. */
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
