import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FormScope } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** Fields in the order in which the pickers depend on each other. */
const LUGARES = ['estabelecimento', 'areaOrganizacional', 'faixaSalarial', 'funcao', 'tipoSalario', 'indice']
const CAMPOS = [
  ...LUGARES.flatMap((name) => [`${name}Atual`, `${name}Proposto`]),
  ...['quantidadeIndiceAtual', 'quantidadeIndiceProposto', 'salarioAtual', 'salarioProposto', 'ambienteAtual'],
]

const idAt = (record: RecordData, path: string): number | undefined => {
  const id = valueAt(record, `${path}.id`)
  return typeof id === 'number' ? id : undefined
}

/** Fills a new proposal once plan and talent are chosen. GET /colaboradores/{id}/reajuste-colaborador — spec 2 §7 */
export function useRascunho(scope: FormScope, now: RecordData, fresh: boolean) {
  const plano = idAt(now, 'tabelaReajusteColaborador')
  const talento = idAt(now, 'colaborador')
  const cenario = idAt(now, 'cenario')
  const wanted = fresh && plano !== undefined && talento !== undefined
  const { data, error, isFetching } = useQuery({
    queryKey: ['proposta-do-talento', plano, cenario, talento],
    queryFn: ({ signal }) =>
      getJson<RecordData>(
        `/api/cargo-salario/colaboradores/${talento}/reajuste-colaborador?tabelaReajusteColaboradorId=${plano}${
          cenario === undefined ? '' : `&cenario=${cenario}`
        }`,
        { quiet: true, signal },
      ),
    enabled: wanted,
    retry: false,
    gcTime: 0,
  })
  const draft = wanted && data?.id === undefined ? data : undefined
  const environment = useRef<RecordData>(undefined)
  useEffect(() => {
    if (!draft) return
    for (const name of CAMPOS) scope.setValue(name, draft[name])
    environment.current = draft
  }, [draft, scope])
  // setting the establishment clears the environment: it is set in a later effect
  const establishment = idAt(now, 'estabelecimentoProposto')
  useEffect(() => {
    const from = environment.current
    if (!from || idAt(from, 'estabelecimentoProposto') !== establishment) return
    environment.current = undefined
    scope.setValue('ambienteProposto', from.ambienteProposto)
  }, [establishment, scope])
  return { error, loading: wanted && isFetching, there: wanted ? (data?.id as number | undefined) : undefined }
}
