import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#admin/providers/http.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { useReport } from '#admin/shell/useReport.ts'

/** A news item (spec 1 §3.7). */
export interface Noticia {
  id: number
  texto: string
  link?: string
  /** -1 urgent, 0 important: shown in a dialog on the start page; others in the bell only (spec 1 §2.6) */
  criticidade: number
  /** 'YYYY-MM-DD' */
  data?: string
  lida: boolean
}

const path = '/api/userinfo/usuario/noticias'
const key = ['noticias']
const every = 2 * 60_000

export const useNoticias = () => useFresh<Noticia[]>(key, path, every)

/** Marks news as read (spec 1 §4), optimistically; reverted when the call fails. */
export function useReadNoticia(): (noticia: Noticia) => void {
  const client = useQueryClient()
  const report = useReport()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Noticia) => sendJson('PUT', `${path}/${id}/lida`, undefined, { quiet: true }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: key })
      const mark = (lida: boolean) =>
        client.setQueryData<Noticia[]>(key, (all) => all?.map((one) => (one.id === id ? { ...one, lida } : one)))
      mark(true)
      return () => mark(false)
    },
    onError: (error, _noticia, undo) => {
      undo?.()
      report(error)
    },
  })
  return (noticia) => {
    if (!noticia.lida) mutate(noticia)
  }
}

/** Unread news of criticality -1 or 0, urgent first (spec 1 §2.6). */
export const pressingNews = (noticias: Noticia[]): Noticia[] =>
  noticias
    .filter(({ lida, criticidade }) => !lida && (criticidade === 0 || criticidade === -1))
    .toSorted((a, b) => a.criticidade - b.criticidade)
