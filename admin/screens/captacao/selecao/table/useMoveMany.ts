import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#admin/providers/api-error.ts'
import { runAction } from '#admin/providers/records/records.ts'
import type { Cartao, Etapa } from '#schemas/runtime/answers/selection-board.ts'
import { selecaoTexts } from '../texts.ts'

interface Outcome {
  /** ids of those who went */
  movidos: number[]
  /** who stayed, and why */
  recusados: string[]
}

/** Moves several candidates, one after the other: one who cannot be moved does not keep the others. */
export function useMoveMany(resource: string, solicitacaoId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ cartoes, etapa }: { cartoes: Cartao[]; etapa: Etapa }): Promise<Outcome> => {
      const outcome: Outcome = { movidos: [], recusados: [] }
      for (const { id, versao, nome } of cartoes)
        try {
          await runAction(resource, id, 'etapa', { versao, etapaSeletiva: { id: etapa.id } })
          outcome.movidos.push(id)
        } catch (error) {
          outcome.recusados.push(selecaoTexts.notMoved(nome, asApiError(error).message))
        }
      return outcome
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['selecao', 'quadro', solicitacaoId] }),
  })
}
