import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { GoalPanel, GoalTree, NewCheckIn } from '#schemas/runtime/answers/evaluation/goals.ts'

const OBJECTIVES = '/api/avaliacao/objetivos'
const RESULTS = '/api/avaliacao/resultados-chave'
const TREE = 'metas'
const PANEL = 'metas-painel'

/** The goals of a period; without one, of the period of today. */
export const useTree = (periodo: number | undefined) =>
  useQuery({
    queryKey: [TREE, periodo ?? 0],
    queryFn: ({ signal }) =>
      getJson<GoalTree>(`${OBJECTIVES}/arvore${periodo === undefined ? '' : `?periodoId=${periodo}`}`, {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** One objective with its key results. */
export const usePanel = (id: number) =>
  useQuery({
    queryKey: [PANEL, id],
    queryFn: ({ signal }) => getJson<GoalPanel>(`${OBJECTIVES}/${id}/painel`, { signal, quiet: true }),
    gcTime: 0,
  })

/** Mutations of an objective from its panel: the answer is put into the panel's cache, the tree is invalidated. */
export function useGoalChanges() {
  const client = useQueryClient()
  const show = async (panel: GoalPanel) => {
    client.setQueryData([PANEL, panel.id], panel)
    await client.invalidateQueries({ queryKey: [TREE] })
  }
  return {
    activate: async (objetivo: number) => {
      await sendJson('PUT', `${OBJECTIVES}/${objetivo}/ativa`, {})
      await show(await getJson<GoalPanel>(`${OBJECTIVES}/${objetivo}/painel`))
    },
    add: async (result: number, checkIn: NewCheckIn) =>
      show(await sendJson<GoalPanel>('POST', `${RESULTS}/${result}/check-ins`, checkIn)),
    remove: async (result: number, checkIn: number) =>
      show(await sendJson<GoalPanel>('DELETE', `${RESULTS}/${result}/check-ins/${checkIn}`)),
  }
}
