import { useCallback } from 'react'
import { type NoticeAbout, useSuccess } from '#admin/shell/useReport.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { isOutOfSight, LEFT_SIGHT } from '#schemas/runtime/shown/sight.ts'
import { useEntity } from './entity-context.ts'

/**
 * What a notice says of a record beside its sentence: what it is called, and the way to it.
 * @param resource its address; absent where there is no page to lead to, because it is gone
 */
export function noticeAbout(entity: Entity, record: RecordData, resource?: string): NoticeAbout {
  const name = `${entity.title} "${labelOf(entity, record)}"`
  return { name, to: resource === undefined ? undefined : recordAddress(entity, resource, record.id) }
}

/** Says that something succeeded with a record of this screen, names it and leads to it; of one that left its author's sight it says so instead. */
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
