import { useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { CENARIOS } from './plano.ts'

export interface Cenario {
  id: number
  versao: number
  nome: string
}

/** The scenarios of a plan, in the order they were made. */
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
