import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { type ApiError, asApiError } from '#admin/providers/api-error.ts'
import { callOrTask } from '#admin/providers/records/tasks.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Plano, urlDo } from './plano.ts'

interface Step {
  plano: Plano
  /** path of the call below the plan */
  call: string
  /** success message */
  done: string
  onClose: () => void
}

/** Applies or cancels a plan; a long run continues as a task, whose progress the dialog shows. */
export function useStep({ plano, call, done, onClose }: Step) {
  const [task, setTask] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const refresh = useRefresh()
  const success = useSuccess()
  const finish = () => {
    success(done)
    refresh()
    onClose()
  }
  const run = async (body: RecordData) => {
    setBusy(true)
    setError(undefined)
    try {
      const { id, versao } = plano
      const answer = await callOrTask(`${urlDo(id)}/${call}`, { method: 'POST', body: { ...body, versao } })
      if ('tarefaId' in answer) setTask(answer.tarefaId)
      else finish()
    } catch (thrown) {
      const refusal = asApiError(thrown)
      setError(refusal)
      // version conflict: reloads the screen behind the dialog
      if (refusal.code === 'VERSAO_DESATUALIZADA') refresh()
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error, task, finish, stopped: refresh }
}
