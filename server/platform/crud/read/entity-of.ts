import type { Entities, EntityPath } from '#schemas/generated/entities.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'
import { findManyStored, findStored, type ReadOptions, readOfCompany, readRecord, readStored } from './read.ts'

/** A record as it is stored, in the type of its definition. */
export type Stored<T> = T & { id: number; versao: number }

type LockOption = Pick<ReadOptions, 'lock'>

/** What is read of a register, each as a function of `read.ts`; `ctx` is the register's own. */
export interface TypedReads<T> {
  ctx: Ctx
  /** @throws DomainError 404 unless the session sees it */
  read(id: number, options?: ReadOptions): Promise<Stored<T>>
  find(id: number, options?: ReadOptions): Promise<Stored<T> | undefined>
  findMany(ids: number[], options?: LockOption): Promise<Stored<T>[]>
  /** of the session's company, whether the session sees it or not @throws DomainError 404 */
  readOfCompany(id: number, options?: LockOption): Promise<Stored<T>>
  /** as its page shows it, computed values included @throws DomainError 404 */
  readShown(id: number): Promise<Stored<T>>
}

/** Reads of a register in the type of its definition: `entityOf(ctx, 'captacao/entrevista').read(id)`. */
export function entityOf<P extends EntityPath>(ctx: Ctx, path: P): TypedReads<Entities[P]> {
  const own = forEntity(ctx, path)
  // the path makes both the table that is read and the type
  return {
    ctx: own,
    read: (id: number, options?: ReadOptions) => readStored(own, id, options),
    find: (id: number, options?: ReadOptions) => findStored(own, id, options),
    findMany: (ids: number[], options?: LockOption) => findManyStored(own, ids, options),
    readOfCompany: (id: number, options?: LockOption) => readOfCompany(own, id, options),
    readShown: (id: number) => readRecord(own, id),
  } as unknown as TypedReads<Entities[P]>
}
