import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pagesKey } from '#admin/home/mensagens/useMensagens.ts'
import { call } from '#admin/providers/http.ts'
import type { MensagemDoUsuario, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'

export type Leitura = 'todas' | 'naoLidas' | 'lidas'

export interface PageQuery {
  tipo: TipoMensagem
  /** the first is 0 */
  page: number
  size: number
  leitura: Leitura
}

export interface MensagensPage {
  mensagens: MensagemDoUsuario[]
  total: number
  /** its page number: with placeholder data that of the page before */
  page: number
}

/** Reads one page of messages of a type, newest first; the page before is kept as placeholder while loading. */
export const useMensagensDoTipo = (query: PageQuery) =>
  useQuery({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: (last, before) =>
      (before?.queryKey.at(-1) as PageQuery | undefined)?.tipo === query.tipo ? keepPreviousData(last) : undefined,
  })

async function fetchPage({ tipo, page, size, leitura }: PageQuery, signal: AbortSignal): Promise<MensagensPage> {
  const params = new URLSearchParams({ page: String(page), size: String(size) })
  if (leitura !== 'todas') params.set('lida', String(leitura === 'lidas'))
  const response = await call(`/api/userinfo/mensagens/tipo/${tipo}?${params}`, { signal })
  const mensagens = (await response.json()) as MensagemDoUsuario[]
  const total = Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? mensagens.length)
  return { mensagens, total, page }
}
