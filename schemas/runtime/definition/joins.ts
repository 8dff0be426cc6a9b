import type { Entity } from '../model.ts'
import type { XJoin } from '../written/written.ts'

/** What an address says that a new record joins: `?solicitacaoId=7` */
export interface Joining extends XJoin {
  /** as it stands in the address */
  said: string
}

/** What the query of an address says of what a new record of the register joins (`x-entity.joins`). */
export const joinsIn = (
  { joins = [] }: Pick<Entity, 'joins'>,
  query: (name: string) => string | undefined,
): Joining[] =>
  joins.flatMap((join) => {
    const said = query(join.parameter)
    return said === undefined ? [] : [{ ...join, said }]
  })
