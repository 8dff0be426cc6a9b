import type { Values } from '#server/platform/database/sql.ts'

/** Places of work as filter of reports; absent members do not filter. */
export interface Lugar {
  estabelecimentosIds?: number[]
  areasIds?: number[]
  cargosIds?: number[]
}

/** SQL condition: a history row (alias `h`) with its band (`f`) is in these places. */
export const noLugar = ({ estabelecimentosIds, areasIds, cargosIds }: Lugar, values: Values): string =>
  [
    values.among('h.estabelecimento_id', estabelecimentosIds),
    values.among('h.area_organizacional_id', areasIds),
    values.among('f.cargo_id', cargosIds),
  ].join(' and ')
