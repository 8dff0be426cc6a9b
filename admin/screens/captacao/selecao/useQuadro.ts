import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { runAction } from '#admin/providers/records/records.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { comCartaoEm } from './quadro.ts'

const every = 60_000
const key = (solicitacaoId: number) => ['selecao', 'quadro', solicitacaoId]

/** Reads the board of a request, polled every minute. */
export const useQuadro = (resource: string, solicitacaoId: number) =>
  useFresh<Quadro>(key(solicitacaoId), `/api/${resource}/quadro?solicitacao=${solicitacaoId}`, every)

export interface SolicitacaoAberta {
  id: number
  descricao: string
  data: string
  quantidade: number
}

/** Requests that take candidates, newest first. */
export const useSolicitacoes = () =>
  useQuery({
    queryKey: ['selecao', 'solicitacoes'],
    queryFn: ({ signal }) => getJson<SolicitacaoAberta[]>('/api/captacao/solicitacoes-pessoal/candidato', { signal }),
  })

interface Move {
  cartao: Cartao
  etapa: Etapa
}

/**
 * Moves a card optimistically; on an error it moves back and the error is shown. Moves are sent one after the other, each with the version
 * that the one before returned.
 */
export function useMove(resource: string, solicitacaoId: number) {
  const client = useQueryClient()
  const report = useReport()
  const queryKey = key(solicitacaoId)
  const mutation = ['selecao', 'move', solicitacaoId]
  return useMutation({
    mutationKey: mutation,
    scope: { id: 'selecao' },
    mutationFn: async ({ cartao, etapa }: Move) => {
      const versao = versionOf(client.getQueryData<Quadro>(queryKey), cartao)
      const body = { versao, etapaSeletiva: { id: etapa.id } }
      const changed = await runAction(resource, cartao.id, 'etapa', body)
      client.setQueryData<Quadro>(queryKey, (now) => now && withVersion(now, cartao.id, Number(changed.versao)))
    },
    onMutate: async ({ cartao, etapa }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Quadro>(queryKey, (now) => now && comCartaoEm(now, cartao.id, etapa.id))
    },
    onError: report,
    onSettled: () => {
      if (client.isMutating({ mutationKey: mutation }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

const versionOf = (quadro: Quadro | undefined, { id, versao }: Cartao): number =>
  quadro?.candidatos.find((cartao) => cartao.id === id)?.versao ?? versao

const withVersion = (quadro: Quadro, id: number, versao: number): Quadro => ({
  ...quadro,
  candidatos: quadro.candidatos.map((cartao) => (cartao.id === id ? { ...cartao, versao } : cartao)),
})
