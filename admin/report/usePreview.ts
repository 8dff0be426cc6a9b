import { useCallback, useRef, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { callOrTask } from '#admin/providers/records/tasks.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { previewCall } from './preview-call.ts'
import type { ReportPreview, ReportSummary } from './reports.ts'

/** Why rows are shown: the page was opened, a filter changed, or somebody asked for them. */
export type Reason = 'opened' | 'changed' | 'asked'

export interface Preview {
  rows?: ReportPreview
  reason: Reason
  /** nothing was found, or it failed: in the words of the server */
  said?: { message: string; failed: boolean }
}

/** The rows of a report on the screen; the answer to the last question counts. */
export function usePreview(report: ReportSummary, { entity }: EntityRuntime) {
  const [preview, setPreview] = useState<Preview>({ reason: 'opened' })
  const [busy, setBusy] = useState(false)
  const turn = useRef(0)

  /** @returns the task that goes on with it; throws what was refused when somebody asked */
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
