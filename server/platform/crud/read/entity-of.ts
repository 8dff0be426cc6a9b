import type { Entities, EntityPath } from '#schemas/generated/entities.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'
import { findManyStored, findStored, readOfCompany, readRecord, readStored } from './read.ts'

/** A record as it is stored, in the type of its definition. */
export type Stored<T> = T & { id: number; versao: number }

type Options<Read extends (ctx: Ctx, key: never, options?: never) => unknown> = Parameters<Read>[2]

/** What is read of a register, each as the function of that name in `read.ts`; `ctx` is the register's own. */
export interface TypedReads<T> {
  ctx: Ctx
  read(id: number, options?: Options<typeof readStored>): Promise<Stored<T>>
  find(id: number, options?: Options<typeof findStored>): Promise<Stored<T> | undefined>
  findMany(ids: number[], options?: Options<typeof findManyStored>): Promise<Stored<T>[]>
  /** of the session's company, whether the session sees it or not */
  readOfCompany(id: number, options?: Options<typeof readOfCompany>): Promise<Stored<T>>
  /** as its page shows it, computed values included */
  readShown(id: number, within?: Options<typeof readRecord>): Promise<Stored<T>>
}

/**
 * Reads of a register in the type of its definition: `entityOf(ctx, 'captacao/entrevista').read(id)`. The definition makes the type and the table, so that no
 * code says the type of what it reads.
 */
export function entityOf<P extends EntityPath>(ctx: Ctx, path: P): TypedReads<Entities[P]> {
  const own = forEntity(ctx, path)
  const reads = {
    ctx: own,
    read: (id: number, options?: Options<typeof readStored>) => readStored(own, id, options),
    find: (id: number, options?: Options<typeof findStored>) => findStored(own, id, options),
    findMany: (ids: number[], options?: Options<typeof findManyStored>) => findManyStored(own, ids, options),
    readOfCompany: (id: number, options?: Options<typeof readOfCompany>) => readOfCompany(own, id, options),
    readShown: (id: number, within?: Options<typeof readRecord>) => readRecord(own, id, within),
  }
  return reads as unknown as TypedReads<Entities[P]>
}
