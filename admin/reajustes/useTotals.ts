import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { TotalFolha } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { doCenario, urlDo } from './plano.ts'

/** Query of the payroll totals before and after a plan or scenario. GET /{id}/total-folha — spec 2 §7 */
export const useTotals = (id: number, cenario?: number) =>
  useQuery({
    queryKey: ['planejamento', id, 'total-folha', cenario ?? null],
    queryFn: ({ signal }) => getJson<TotalFolha>(`${urlDo(id)}/total-folha${doCenario(cenario)}`, { signal }),
    placeholderData: keepPreviousData,
  })
