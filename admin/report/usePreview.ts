import { useCallback, useRef, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { callOrTask } from '#admin/providers/records/tasks.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { previewCall } from './preview-call.ts'
import type { ReportPreview, ReportSummary } from './reports.ts'

/** Why rows were loaded: page opened, filter changed, or requested by the button. */
export type Reason = 'opened' | 'changed' | 'asked'

export interface Preview {
  rows?: ReportPreview
  reason: Reason
  /** nothing found, or failed: the server's message */
  said?: { message: string; failed: boolean }
}

/** Rows of a report on the screen; stale answers are ignored. */
export function usePreview(report: ReportSummary, { entity }: EntityRuntime) {
  const [preview, setPreview] = useState<Preview>({ reason: 'opened' })
  const [busy, setBusy] = useState(false)
  const turn = useRef(0)

  /** @returns id of the task that continues it; rejects when requested by the button and refused */
  const show = useCallback(
    async (filters: RecordData, reason: Reason): Promise<string | undefined> => {
      const mine = ++turn.current
      setBusy(true)
      try {
        const [address, options] = previewCall(report, entity, filters)
        const answer = await callOrTask(address, options, reason === 'asked' ? undefined : 'handling=lenient')
        if (mine !== turn.current) return undefined
        if ('tarefaId' in answer) return answer.tarefaId
        const found = (await answer.json()) as ReportPreview | { message: string }
        if (mine !== turn.current) return undefined
        setPreview(
          'message' in found ? { reason, said: { message: found.message, failed: false } } : { rows: found, reason },
        )
        return undefined
      } catch (thrown) {
        if (mine !== turn.current) return undefined
        if (reason === 'asked') {
          setPreview({ reason })
          throw thrown
        }
        setPreview({ reason, said: { message: asApiError(thrown).message, failed: true } })
        return undefined
      } finally {
        if (mine === turn.current) setBusy(false)
      }
    },
    [report, entity],
  )
  const clear = useCallback(() => {
    turn.current++
    setPreview({ reason: 'asked' })
    setBusy(false)
  }, [])
  const take = useCallback((rows: ReportPreview) => setPreview({ rows, reason: 'asked' }), [])
  return { preview, busy, show, clear, take }
}
