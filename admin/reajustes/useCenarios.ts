import { useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import type { CenarioReajuste } from '#schemas/generated/types/cargo-salario/cenario-reajuste.ts'
import { CENARIOS } from './plano.ts'

export type Cenario = Pick<CenarioReajuste, 'id' | 'versao' | 'nome'>

/** Query of a plan's scenarios, in order of creation. */
export const useCenarios = (plano: number) =>
  useQuery({
    queryKey: ['planejamento', plano, 'cenarios'],
    queryFn: ({ signal }) =>
      askJson<Cenario[]>(
        `/api/${CENARIOS}`,
        new URLSearchParams({ filter: JSON.stringify({ tabelaReajuste: plano }), range: '[0,99]', sort: 'nome,asc' }),
        { signal },
      ),
  })
