import { deepEquals } from '@rjsf/utils'
import { useState } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'

interface Snapshot {
  /** counts the records shown one after the other; the same for newer states of one */
  version: number
  record?: RecordData
}

/**
 * The record being edited: taken once, because a refetch in the background must not overwrite what is being typed. Another record, or a
 * newer state of this one while nothing is typed, is taken over.
 */
export function useSnapshot(record: RecordData | undefined, dirty: boolean): Snapshot {
  const [snapshot, setSnapshot] = useState<Snapshot>({ version: 0, record })
  if (record === snapshot.record) return snapshot
  const other = record?.id !== snapshot.record?.id
  if (!other && (dirty || deepEquals(record, snapshot.record))) return snapshot
  const next = { version: snapshot.version + (other ? 1 : 0), record }
  setSnapshot(next)
  return next
}
