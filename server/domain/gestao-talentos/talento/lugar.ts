import type { Values } from '#server/platform/database/sql.ts'

/** Where people work, as reports ask for it; what is left out narrows nothing. */
export interface Lugar {
  estabelecimentosIds?: number[]
  areasIds?: number[]
  cargosIds?: number[]
}

/** SQL: a row of a talent's history (alias `h`) with its band (`f`) is in the places asked for. */
export const noLugar = ({ estabelecimentosIds, areasIds, cargosIds }: Lugar, values: Values): string =>
  [
    values.among('h.estabelecimento_id', estabelecimentosIds),
    values.among('h.area_organizacional_id', areasIds),
    values.among('f.cargo_id', cargosIds),
  ].join(' and ')
