import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FormScope } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

export const situacaoUrl = (id: string) => `/api/cargo-salario/colaboradores/${id}/movimentacao`

/** Pairs of current and proposed field, in the order in which the pickers depend on each other. */
const PARES = [
  ...['estabelecimento', 'areaOrganizacional', 'ambiente', 'faixaSalarial', 'funcao', 'tipoSalario', 'indice'].map(
    (name) => [`${name}Atual`, `${name}Proposto`] as const,
  ),
  ['quantidadeIndiceAtual', 'quantidadeIndiceProposto'] as const,
  ['salarioAtual', 'salarioProposto'] as const,
]

const same = (one: unknown, other: unknown): boolean => idOf(one) === idOf(other)
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : (value ?? undefined)

/** Reloads the current situation when the day changes; proposed fields still equal to the old situation follow the new one. */
export function useSituacao(scope: FormScope, now: RecordData, id: string, start: RecordData) {
  const { data: dia } = now
  const { data, error, isFetching } = useQuery({
    queryKey: ['movimentacao', id, dia],
    queryFn: ({ signal }) => getJson<RecordData>(`${situacaoUrl(id)}?data=${String(dia)}`, { quiet: true, signal }),
    enabled: typeof dia === 'string' && dia !== start.data,
    retry: false,
    gcTime: 0,
  })
  const shown = useRef(start)
  const wanted = dia === start.data ? start : data
  useEffect(() => {
    if (!wanted || shown.current === wanted) return
    shown.current = wanted
    for (const [atual, proposto] of PARES) {
      const { [atual]: antes, [proposto]: dito } = scope.store.record
      const agora = wanted[atual]
      if (same(antes, agora)) continue
      scope.setValue(atual, agora)
      if (same(antes, dito)) scope.setValue(proposto, agora)
    }
    scope.setValue('compaRatioAtual', wanted.compaRatioAtual)
  }, [wanted, scope])
  return { error: dia === start.data ? null : error, loading: isFetching }
}
