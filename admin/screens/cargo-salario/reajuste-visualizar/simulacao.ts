import { useQueries } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { doCenario, type Total, type TotalFolha, urlDo } from '#admin/reajustes/plano.ts'

/** As GET /{id}/simulacao answers it. */
export interface Grupo extends Total {
  id?: number
  nome: string
  compaRatioAntes?: number
  compaRatioDepois?: number
}

export interface ForaDaFaixa {
  id: number
  nome: string
  cargo: string
  salario: number
  salarioFaixa: number
  compaRatio: number
  lugar?: number
}

export interface Simulacao {
  total: TotalFolha & Pick<Grupo, 'compaRatioAntes' | 'compaRatioDepois'>
  areas: Grupo[]
  grupos: Grupo[]
  sexos: Grupo[]
  foraDaFaixa: ForaDaFaixa[]
  quantosForaDaFaixa: number
}

/** What a plan, and some of its scenarios, make of the payroll. */
export const useSimulacoes = (plano: number, cenarios: (number | undefined)[]) =>
  useQueries({
    queries: cenarios.map((cenario) => ({
      queryKey: ['planejamento', plano, 'simulacao', cenario ?? null],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        getJson<Simulacao>(`${urlDo(plano)}/simulacao${doCenario(cenario)}`, { signal }),
    })),
  })
