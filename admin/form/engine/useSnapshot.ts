import { deepEquals } from '@rjsf/utils'
import { useState } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'

interface Snapshot {
  /** incremented for each other record; unchanged for newer states of one */
  version: number
  record?: RecordData
}

/**
 * Snapshot of the record being edited: a background refetch must not overwrite unsaved input. Another record replaces the snapshot; a newer
 * state of the same one only while the form is not dirty.
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
