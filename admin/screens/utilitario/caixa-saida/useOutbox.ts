import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '#admin/providers/ask.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { MailServer, OutboxLine, OutboxMail } from '#schemas/runtime/answers/utilities/outbox.ts'

const base = '/api/utilitario/caixa-saida'

/** Reads one page of the outbox, newest first; `query` is the screen's query string. */
export const useOutbox = (query: string) =>
  useQuery({
    queryKey: ['correio', query],
    queryFn: async ({ signal }) => {
      const response = await ask(base, new URLSearchParams(query), { signal })
      const linhas = (await response.json()) as OutboxLine[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const useServidor = () =>
  useQuery({
    queryKey: ['correio', 'servidor'],
    queryFn: () => getJson<MailServer>(`${base}/servidor`),
  })

export const useEmail = (id: number) =>
  useQuery({
    queryKey: ['correio', 'um', id],
    queryFn: ({ signal }) => getJson<OutboxMail>(`${base}/${id}`, { signal }),
    gcTime: 0,
  })

/** Puts an e-mail back into the queue, and invalidates list and detail. */
export function useReenvia(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sendJson<OutboxMail>('POST', `${base}/${id}/reenvia`, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['correio'] }),
  })
}

export const attachmentUrl = (id: number, place: number): string => `${base}/${id}/anexos/${place}`
