import { useCallback } from 'react'
import { type NoticeAbout, useSuccess } from '#admin/shell/useReport.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { isOutOfSight, LEFT_SIGHT } from '#schemas/runtime/shown/sight.ts'
import { useEntity } from './entity-context.ts'

/**
 * Name of a record and link to it, for a notice.
 * @param resource its path; absent where there is no page to link to, because the record is deleted
 */
export function noticeAbout(entity: Entity, record: RecordData, resource?: string): NoticeAbout {
  const name = `${entity.title} "${labelOf(entity, record)}"`
  return { name, to: resource === undefined ? undefined : recordAddress(entity, resource, record.id) }
}

/** Shows a success notice that names a record of this screen and links to it; a record that left the user's visibility gets a text that says so. */
export function useRecordSuccess(): (message: string, record: RecordData) => void {
  const { entity, resource, schema } = useEntity()
  const success = useSuccess()
  return useCallback(
    (message, record) => {
      if (isOutOfSight(record)) return success(LEFT_SIGHT)
      success(message, schema.single ? undefined : noticeAbout(entity, record, resource))
    },
    [success, entity, resource, schema],
  )
}
