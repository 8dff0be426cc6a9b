import type { Entities, EntityPath } from '#schemas/generated/entities.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'
import {
  findManyStored,
  findStored,
  type ReadOptions,
  readOfCompany,
  readRecord,
  readStored,
  type Stored,
} from './read.ts'

type LockOption = Pick<ReadOptions, 'lock'>

/** The reads of a register, each as a function of `read.ts`; `ctx` is the register's own. */
export interface TypedReads<T extends object> {
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
  return {
    ctx: own,
    read: (id, options) => readStored<Entities[P]>(own, id, options),
    find: (id, options) => findStored<Entities[P]>(own, id, options),
    findMany: (ids, options) => findManyStored<Entities[P]>(own, ids, options),
    readOfCompany: (id, options) => readOfCompany<Entities[P]>(own, id, options),
    readShown: (id) => readRecord<Entities[P]>(own, id),
  }
}
