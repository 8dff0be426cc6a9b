import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { runAction } from '#admin/providers/records/records.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { deskTexts } from '../texts.ts'

export const pendingKey = ['aprovacoes']

/** Approves or refuses a record. Removes it from the list at once, then refetches list and start page. */
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

/** Key of a pending approval: a record may wait in several workflows. */
export const keyOf = ({ entidade, registroId, fluxo }: Pending): string => `${entidade} ${registroId} ${fluxo}`

const isSame = (a: Pending, b: Pending): boolean => keyOf(a) === keyOf(b)
