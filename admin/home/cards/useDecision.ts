import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { runAction } from '#admin/providers/records/records.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { deskTexts } from '../texts.ts'

export const pendingKey = ['aprovacoes']

/** Says yes or no to a record. What was decided leaves the list at once; the list and the desk are asked for anew. */
export function useDecision(): (item: Pending, answer: Answer, motivo?: string) => Promise<void> {
  const client = useQueryClient()
  const success = useSuccess()
  return useCallback(
    async (item, answer, motivo = '') => {
      const { approved, refused } = deskTexts.approvals
      const reason = answer.motivo !== undefined && motivo.trim() !== '' ? { [answer.motivo]: motivo.trim() } : {}
      try {
        await runAction(item.rota, item.registroId, answer.passo, { ...answer.corpo, ...reason, versao: item.versao })
        success((answer === item.aprovar ? approved : refused)(item.rotulo))
        client.setQueryData<Pending[]>(pendingKey, (all) => all?.filter((one) => !isSame(one, item)))
      } finally {
        for (const queryKey of [pendingKey, ['mesa']]) void client.invalidateQueries({ queryKey })
      }
    },
    [client, success],
  )
}

/** Names what waits: a record may wait in several workflows. */
export const keyOf = ({ entidade, registroId, fluxo }: Pending): string => `${entidade} ${registroId} ${fluxo}`

const isSame = (a: Pending, b: Pending): boolean => keyOf(a) === keyOf(b)
