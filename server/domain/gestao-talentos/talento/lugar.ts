import type { Values } from '#server/crud/sql.ts'

/** Where people work, as reports ask for it; what is left out narrows nothing. */
export interface Lugar {
  estabelecimentosIds?: number[]
  areasIds?: number[]
  cargosIds?: number[]
}

/** SQL: a row of a talent's history (alias `h`) with its band (`f`) is in the places asked for. */
export function noLugar({ estabelecimentosIds, areasIds, cargosIds }: Lugar, values: Values): string {
  const among = (column: string, ids: number[] | undefined) =>
    ids === undefined ? [] : [`${column} = any(${values.add(ids)}::bigint[])`]
  const conditions = [
    ...among('h.estabelecimento_id', estabelecimentosIds),
    ...among('h.area_organizacional_id', areasIds),
    ...among('f.cargo_id', cargosIds),
  ]
  return conditions.join(' and ') || 'true'
}
