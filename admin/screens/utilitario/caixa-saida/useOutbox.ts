import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EmailLinha } from '#admin/mail/mails.ts'
import { ask } from '#admin/providers/ask.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'

const base = '/api/utilitario/caixa-saida'

export interface Email extends EmailLinha {
  /** absent where only the recipient may read it */
  texto?: string
  html?: string
}

/** One page of the outbox, newest first; `query` is what stands in the screen's address. */
export const useOutbox = (query: string) =>
  useQuery({
    queryKey: ['correio', query],
    queryFn: async ({ signal }) => {
      const response = await ask(base, new URLSearchParams(query), { signal })
      const linhas = (await response.json()) as EmailLinha[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const useServidor = () =>
  useQuery({
    queryKey: ['correio', 'servidor'],
    queryFn: () => getJson<{ configurado: boolean; remetente?: string }>(`${base}/servidor`),
  })

export const useEmail = (id: number) =>
  useQuery({
    queryKey: ['correio', 'um', id],
    queryFn: ({ signal }) => getJson<Email>(`${base}/${id}`, { signal }),
    gcTime: 0,
  })

/** Puts an e-mail back into the queue; the list and the e-mail show it at once. */
export function useReenvia(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sendJson<Email>('POST', `${base}/${id}/reenvia`, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['correio'] }),
  })
}

export const attachmentUrl = (id: number, place: number): string => `${base}/${id}/anexos/${place}`
