import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#admin/providers/api-error.ts'
import { askedAt } from '#admin/providers/ask.ts'
import { call, sendJson } from '#admin/providers/http.ts'
import { type Plano, TIPOS, urlDo } from '#admin/reajustes/plano.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Linha } from './linhas.ts'

/** Proposals on a page. */
export const PAGINA = 50

export interface Consulta {
  pagina: number
  busca: string
  cenario?: number
}

interface Pagina {
  linhas: Linha[]
  total: number
}

const listsOf = ({ id }: Plano) => ['planejamento', id, 'propostas']
const keyOf = (plano: Plano, consulta: Consulta) => [...listsOf(plano), consulta]

/** Reads one page of proposals of a plan or scenario. GET /{id}/colaboradores, /faixas-salariais, /indices — spec 2 §7 */
export function usePropostas(plano: Plano, consulta: Consulta) {
  return useQuery({
    queryKey: keyOf(plano, consulta),
    queryFn: async ({ signal }): Promise<Pagina> => {
      const { pagina, busca, cenario } = consulta
      const query = new URLSearchParams({ range: `[${pagina * PAGINA},${pagina * PAGINA + PAGINA - 1}]` })
      if (busca !== '') query.set('q', busca)
      if (cenario !== undefined) query.set('cenario', String(cenario))
      const [address, options] = askedAt(`${urlDo(plano.id)}/${TIPOS[plano.tipoReajuste].lista}`, query)
      const response = await call(address, { ...options, signal })
      const linhas = (await response.json()) as Linha[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? linhas.length) }
    },
    placeholderData: keepPreviousData,
  })
}

/** Changes or deletes one proposal, and invalidates sums and simulation. */
export function useProposta(plano: Plano, consulta: Consulta) {
  const client = useQueryClient()
  const { route } = TIPOS[plano.tipoReajuste]
  const sums = () =>
    client.invalidateQueries({
      queryKey: ['planejamento', plano.id],
      predicate: ({ queryKey }) => queryKey[2] !== 'propostas',
    })
  const change = useMutation({
    mutationFn: ({ id, versao, ...changes }: RecordData & { id: number; versao: number }) =>
      sendJson<Linha>('PATCH', `/api/${route}/${id}`, { ...changes, versao }),
    onSuccess: (changed) => {
      const lists = { queryKey: listsOf(plano) }
      client.setQueriesData<Pagina>(
        lists,
        (now) => now && { ...now, linhas: now.linhas.map((linha) => (linha.id === changed.id ? changed : linha)) },
      )
      // a list in flight (search, another page) may hold rows from before the change: abort and refetch it
      if (client.isFetching(lists) > 0) void client.cancelQueries(lists).then(() => client.invalidateQueries(lists))
      void sums()
    },
    // concurrent change: the row is refetched, the typed text stays in its cell
    onError: (thrown) =>
      asApiError(thrown).code === 'VERSAO_DESATUALIZADA' &&
      client.invalidateQueries({ queryKey: keyOf(plano, consulta) }),
  })
  const remove = async ({ id, versao }: Linha) => {
    await sendJson('DELETE', `/api/${route}/${id}`, { versao })
    await client.invalidateQueries({ queryKey: ['planejamento', plano.id] })
  }
  return { change: change.mutateAsync, remove }
}
