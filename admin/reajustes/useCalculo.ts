import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FormScope } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { TIPOS } from './plano.ts'

/** Day of the amount: that of a plan, or an own date. */
export type Dia = { tabelaReajusteColaboradorId: unknown } | { data: unknown }

/** Returns the query of a calculated amount; undefined for a typed one, or while inputs are missing. */
function askedOf(now: RecordData, dia: Dia): string | undefined {
  const tipo = now.tipoSalarioProposto
  if (tipo !== 1 && tipo !== 2) return undefined
  const faixa = valueAt(now, 'faixaSalarialProposto.id') ?? valueAt(now, 'faixaSalarialAtual.id')
  const [indice, quantidade] = [valueAt(now, 'indiceProposto.id'), now.quantidadeIndiceProposto]
  return query({
    tipoSalario: tipo,
    ...dia,
    ...(tipo === 1 ? { faixaSalarialId: faixa } : { indiceId: indice, quantidade }),
  })
}

function query(asked: Record<string, unknown>): string | undefined {
  if (Object.values(asked).some((value) => value === undefined)) return undefined
  return String(new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])))
}

/** GET /reajustes/salario-calculado — spec 2 §7 */
const useSalario = (asked: string | undefined) =>
  useQuery({
    queryKey: ['salario-calculado', asked],
    queryFn: ({ signal }) =>
      getJson<{ salario?: number }>(`/api/${TIPOS.C.route}/salario-calculado?${asked}`, { quiet: true, signal }),
    enabled: asked !== undefined,
    retry: false,
    gcTime: 0,
  }).data

/** Fetches the amount of the band or index on that day, and sets it as the proposed salary. */
export function useCalculo(scope: FormScope, now: RecordData, dia: Dia): { salario?: number } | undefined {
  const asked = askedOf(now, dia)
  // the stored amount stays until an input changes
  const [stored] = useState(asked)
  const data = useSalario(asked)
  const found = asked === undefined ? undefined : data
  const changed = asked !== stored
  useEffect(() => {
    if (found && changed && !scope.readOnly) scope.setValue('salarioProposto', found.salario)
  }, [found, changed, scope])
  return found
}

/** Fetches the amount of a band on a day; undefined without one, or when not `asks`. */
export const useFaixa = (faixaSalarialId: unknown, data: unknown, asks: boolean): number | undefined =>
  useSalario(asks ? query({ tipoSalario: 1, faixaSalarialId, data }) : undefined)?.salario
