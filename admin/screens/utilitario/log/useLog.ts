import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, getJson } from '#admin/providers/http.ts'

export interface Linha {
  id: number
  dataHora: string
  usuario: string
  empresa: string
  modulo: string
  tela: string
  entidade: string
  operacao: string
  registroId: number
  registro?: string
  link?: string
  /** screen of the deleted records it is among */
  excluido?: string
  /** stands for an operation on many records; `desfazer` is the route under which this session may take it back */
  lote?: { id: number; registros: number; recusados: number; desfazer?: string }
  campos: { campo: string; titulo: string; de: string; para: string }[]
}

export interface Opcoes {
  modulos: { titulo: string; telas: { entidade: string; titulo: string }[] }[]
  usuarios: { id: number; nome: string }[]
  empresas: { id: number; nome: string }[]
  todasEmpresas: boolean
  /** lines a search by text looks at */
  pesquisadas: number
}

/** One page of the log, newest first; `query` is what stands in the screen's address. */
export const useLog = (query: string) =>
  useQuery({
    queryKey: ['log', query],
    queryFn: async ({ signal }) => {
      const response = await call(`/api/utilitario/log?${query}`, { signal })
      const linhas = (await response.json()) as Linha[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const useOpcoes = () =>
  useQuery({ queryKey: ['log', 'opcoes'], queryFn: () => getJson<Opcoes>('/api/utilitario/log/opcoes') })
