import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Whose } from '#admin/shell/trail/TrailFilters.tsx'

export const BASE = '/api/utilitario/log'

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

interface Opcoes extends Whose {
  modulos: { titulo: string; telas: { entidade: string; titulo: string }[] }[]
  /** lines a search by text looks at */
  pesquisadas: number
}

export const useOpcoes = () =>
  useQuery({ queryKey: [BASE, 'opcoes'], queryFn: () => getJson<Opcoes>(`${BASE}/opcoes`) })
