import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#admin/providers/api-error.ts'
import { runAction } from '#admin/providers/records/records.ts'
import type { Cartao, Etapa } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { selecaoTexts } from '../texts.ts'

interface Outcome {
  /** ids of the moved candidates */
  movidos: number[]
  /** name and reason of each refused candidate */
  recusados: string[]
}

/** Moves several candidates, one request after the other; a refusal does not stop the others. */
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
