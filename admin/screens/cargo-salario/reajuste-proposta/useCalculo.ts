import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FormScope } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import { TIPOS } from '#admin/reajustes/plano.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** What decides an amount that is not typed; undefined where it is, or where something is missing. */
function askedOf(now: RecordData): string | undefined {
  const tipo = now.tipoSalarioProposto
  const plano = valueAt(now, 'tabelaReajusteColaborador.id')
  if (plano === undefined || (tipo !== 1 && tipo !== 2)) return undefined
  const faixa = valueAt(now, 'faixaSalarialProposto.id') ?? valueAt(now, 'faixaSalarialAtual.id')
  const [indice, quantidade] = [valueAt(now, 'indiceProposto.id'), now.quantidadeIndiceProposto]
  const own = tipo === 1 ? { faixaSalarialId: faixa } : { indiceId: indice, quantidade }
  if (Object.values(own).some((value) => value === undefined)) return undefined
  const asked = Object.entries({ tipoSalario: tipo, tabelaReajusteColaboradorId: plano, ...own })
  return String(new URLSearchParams(asked.map(([name, value]) => [name, String(value)])))
}

/** What band or index pay on the plan's day, put into the proposed salary. GET /reajustes/salario-calculado — spec 2 §7 */
export function useCalculo(scope: FormScope, now: RecordData): { salario?: number } | undefined {
  const asked = askedOf(now)
  // what is stored stays until something of it changes
  const [stored] = useState(asked)
  const { data } = useQuery({
    queryKey: ['salario-calculado', asked],
    queryFn: ({ signal }) =>
      getJson<{ salario?: number }>(`/api/${TIPOS.C.route}/salario-calculado?${asked}`, { quiet: true, signal }),
    enabled: asked !== undefined,
    retry: false,
    gcTime: 0,
  })
  const found = asked === undefined ? undefined : data
  const changed = asked !== stored
  useEffect(() => {
    if (found && changed && !scope.readOnly) scope.setValue('salarioProposto', found.salario)
  }, [found, changed, scope])
  return found
}
