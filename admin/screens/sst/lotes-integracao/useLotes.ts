import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '#admin/providers/ask.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { ItemDeLote, LinhaDeLote, LoteComItens } from '#schemas/runtime/answers/utilities/payroll-batches.ts'

const base = '/api/sst/lotes-integracao'

export type Situacao = ItemDeLote['situacao']

/** Reads one page of batches, newest first; `query` is the screen's query string. */
export const useLotes = (query: string) =>
  useQuery({
    queryKey: [base, query],
    queryFn: async ({ signal }) => {
      const response = await ask(base, new URLSearchParams(query), { signal })
      return {
        linhas: (await response.json()) as LinhaDeLote[],
        total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0),
      }
    },
    placeholderData: keepPreviousData,
  })

export const useLote = (id: number) =>
  useQuery({ queryKey: [base, id], queryFn: () => getJson<LoteComItens>(`${base}/${id}`), gcTime: 0 })

export const downloadLote = ({ id, codigo }: LinhaDeLote) =>
  downloadFile(`${base}/${id}/conteudo`, `lote-${codigo}.json`)

/** Mutations of batches; each invalidates all batches. */
export function useLoteCalls() {
  const client = useQueryClient()
  const anew = { onSuccess: () => client.invalidateQueries({ queryKey: [base] }) }
  const gera = useMutation({ mutationFn: () => sendJson<{ lotes: number[] }>('POST', `${base}/gera`, {}), ...anew })
  const recebe = useMutation({ mutationFn: (lote: unknown) => sendJson<LoteComItens>('POST', base, lote), ...anew })
  const retorno = useMutation({
    mutationFn: ({ id, corpo }: { id: number; corpo: unknown }) =>
      sendJson<LoteComItens>('PUT', `${base}/${id}/retorno`, corpo),
    ...anew,
  })
  const reenvia = useMutation({
    mutationFn: (id: number) => sendJson<{ lote: number }>('PUT', `${base}/${id}/reenvia`, {}),
    ...anew,
  })
  return { gera, recebe, retorno, reenvia }
}
