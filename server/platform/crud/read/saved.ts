import { leftSight } from '#schemas/runtime/shown/sight.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import type { Within } from '../list/list.ts'
import { findRecord, findStored, type StoredRecord } from './read.ts'

/**
 * Reads the record a session has just saved, as it is answered, in the transaction that saved it, so that no right is checked after the commit. Where the
 * save took it out of its author's sight (a manager's request that managers do not see), answers `leftSight` in its place.
 */
export async function readSaved(tx: Ctx, id: number, within?: Within): Promise<StoredRecord> {
  return (await findRecord(tx, id, within)) ?? leftSight(await readOwn(tx, id))
}

/** A record that this transaction has written, also where its author does not see it any more. @throws DomainError 404 when it is gone */
export async function readOwn(tx: Ctx, id: number): Promise<StoredRecord> {
  return (await findStored(tx, id, { evenUnseen: true })) ?? fail('NAO_ENCONTRADO')
}
