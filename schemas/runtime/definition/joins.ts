import type { Entity } from '../model.ts'
import type { XJoin } from '../written/written.ts'

/** A join parameter with its value in the URL of a new record: `?solicitacaoId=7` */
export interface Joining extends XJoin {
  /** value of the parameter */
  said: string
}

/** Join parameters of the register (`x-entity.joins`) that are present in a query string. */
export const joinsIn = (
  { joins = [] }: Pick<Entity, 'joins'>,
  query: (name: string) => string | undefined,
): Joining[] =>
  joins.flatMap((join) => {
    const said = query(join.parameter)
    return said === undefined ? [] : [{ ...join, said }]
  })
