import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Pendencia } from '#schemas/runtime/answers/utilities/payroll-issues.ts'
import { pendenciasAcTexts } from './texts.ts'

const path = '/api/pendencias-ac'
const key = ['pendencias-ac']
const every = 2 * 60_000

export const usePendencias = () => useFresh<Pendencia[]>(key, path, every)

/** Removes pending items by id and shows the outcome (spec 1 §8). Resolves to true when they were removed. */
export function useRemovePendencias(): (ids: number[]) => Promise<boolean> {
  const client = useQueryClient()
  const notify = useNotify()
  const success = useSuccess()
  const { mutateAsync } = useMutation({
    mutationFn: (pendencias: number[]) => sendJson('DELETE', path, { pendencias }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return async (ids) => {
    try {
      await mutateAsync(ids)
    } catch {
      notify(pendenciasAcTexts.failed, { type: 'error', autoHideDuration: null })
      return false
    }
    success(pendenciasAcTexts.removed)
    return true
  }
}
