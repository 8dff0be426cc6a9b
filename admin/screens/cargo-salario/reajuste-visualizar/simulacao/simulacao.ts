import { useQueries } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { doCenario, urlDo } from '#admin/reajustes/plano.ts'
import type { Simulacao } from '#schemas/runtime/answers/positions/salary-plan.ts'

/** Reads the payroll simulation of a plan and of some scenarios. */
export const useSimulacoes = (plano: number, cenarios: (number | undefined)[]) =>
  useQueries({
    queries: cenarios.map((cenario) => ({
      queryKey: ['planejamento', plano, 'simulacao', cenario ?? null],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        getJson<Simulacao>(`${urlDo(plano)}/simulacao${doCenario(cenario)}`, { signal }),
    })),
  })
