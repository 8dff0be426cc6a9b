import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, getJson } from '#admin/providers/http.ts'

const BASE = '/api/utilitario/seguranca'

export interface Linha {
  id: number
  dataHora: string
  evento: string
  titulo: string
  usuario?: string
  empresa?: string
  endereco?: string
  aparelho?: string
  detalhe: string
}

interface Opcoes {
  eventos: { evento: string; titulo: string }[]
  usuarios: { id: number; nome: string }[]
  empresas: { id: number; nome: string }[]
  todasEmpresas: boolean
}

/** One page, newest first; `query` is what stands in the screen's address. */
export const useSeguranca = (query: string) =>
  useQuery({
    queryKey: ['seguranca', query],
    queryFn: async ({ signal }) => {
      const response = await call(`${BASE}?${query}`, { signal })
      const linhas = (await response.json()) as Linha[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const useOpcoes = () =>
  useQuery({ queryKey: ['seguranca', 'opcoes'], queryFn: () => getJson<Opcoes>(`${BASE}/opcoes`) })
