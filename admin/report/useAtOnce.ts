import { useCallback, useEffect, useRef } from 'react'
import { queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { Reason } from './usePreview.ts'

/** Debounce in milliseconds before the rows are fetched again. */
const SETTLED = 600

/**
 * Runs a report as soon as its filters are complete: on mount, and after each filter change. Once a run became a background task, further
 * runs need the button.
 * @param run resolves to false when it became a task
 */
export function useAtOnce(
  runtime: EntityRuntime,
  context: RuleContext,
  initial: RecordData,
  run: (filters: RecordData, reason: Reason) => Promise<boolean>,
) {
  const timer = useRef(0)
  const last = useRef<string>(undefined)
  const slow = useRef(false)
  const latest = useRef(run)
  latest.current = run
  const { entity } = runtime

  const start = useCallback(
    async (values: RecordData, reason: Reason) => {
      const filters = normaliseRecord(entity, values)
      const asked = queryOf(entity, filters)
      if (slow.current || asked === last.current || checkRecord(runtime, filters, context).length > 0) return
      last.current = asked
      slow.current = !(await latest.current(filters, reason))
    },
    [entity, runtime, context],
  )
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void start(applyDefaults(runtime, initial, context), 'opened')
  }, [start, runtime, initial, context])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const changed = useCallback(
    (values: RecordData) => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void start(values, 'changed'), SETTLED)
    },
    [start],
  )
  const stop = useCallback(() => {
    window.clearTimeout(timer.current)
    last.current = undefined
  }, [])
  return { changed, stop }
}
