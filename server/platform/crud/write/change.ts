import type { RecordData } from '#schemas/runtime/model.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '../define.ts'
import type { StoredRecord } from '../read/read.ts'
import { readOwn } from '../read/saved.ts'
import type { Operation } from '../trail/write-trail.ts'
import { persist } from './persist.ts'

/**
 * Changes some fields of a stored record under the rules of any other change, tolerating violations it had before. For actions, also of another entity. Runs
 * in the caller's transaction, with the record locked.
 * @param changes undefined clears a field
 * @returns the record as it then is
 * @throws DomainError with every violation
 */
export async function changeStored(
  tx: Ctx,
  current: StoredRecord,
  changes: RecordData,
  operation: Operation,
): Promise<StoredRecord> {
  const record = dropEmpty({ ...current, ...changes })
  const kept = new Set(
    tx.entity.fields.flatMap(({ writeOnly, path }) => (writeOnly && !(path in changes) ? [path] : [])),
  )
  await persist(tx, { record, before: current, operation, kept, tolerated: current })
  return readOwn(tx, current.id)
}
