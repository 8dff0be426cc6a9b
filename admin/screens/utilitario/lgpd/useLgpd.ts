import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'

const url = '/api/utilitario/lgpd'

export interface Registro {
  entidade: string
  titulo: string
  empresaId: number
  empresa?: string
  id: number
  nome: string
  cpf?: string
  email?: string
  link?: string
}

export interface Secao {
  titulo: string
  entidade: string
  empresa?: string
  id: number
  dados: { campo: string; titulo: string; texto: string; categoria: string; finalidade: string; base: string }[]
  linhas: Secao[]
  guarda?: string
}

export interface Dossie {
  pessoa: string
  registros: Registro[]
  secoes: Secao[]
  arquivos: { nome: string; entidade: string; tamanho: number; enviadoEm: string }[]
  citacoes: { entidade: string; campo: string; quantidade: number }[]
}

export interface Parte {
  cadastro: string
  empresa?: string
  registros: number
  excluidos: boolean
  apagados: string[]
  substituidos: string[]
  reduzidos: string[]
  mantidos: string[]
  motivo?: string
}

export interface Previa {
  pessoa: string
  partes: Parte[]
  guardados: { cadastro: string; nome: string; empresa?: string; motivo: string }[]
  rastros: { log: number; arquivos: number; excluidos: number; emails: number; lotes: number }
  homonimos: Registro[]
  nada: boolean
  assinatura: string
}

export interface LinhaInventario {
  grupo: string
  cadastro: string
  tela?: string
  categoria: string
  sensivel: boolean
  campos: string[]
  finalidade: string
  base: string
  guarda: string
  apagamento: string
  leitura: string[]
}

/** Whose data: one of the person's records stands for all of them. */
export interface Quem {
  entidade: string
  id: number
}

const of = ({ entidade, id }: Quem) => `entidade=${encodeURIComponent(entidade)}&id=${id}`

export const usePeople = (q: string) =>
  useQuery({
    queryKey: ['lgpd', 'pessoas', q],
    queryFn: ({ signal }) => askJson<Registro[]>(`${url}/pessoas`, new URLSearchParams({ q }), { signal }),
    enabled: q.trim().length >= 3,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const useDossier = (quem: Quem) =>
  useQuery({
    queryKey: ['lgpd', 'dados', quem],
    queryFn: ({ signal }) => getJson<Dossie>(`${url}/dados?${of(quem)}`, { signal }),
    gcTime: 0,
    retry: false,
  })

export const usePreview = (quem: Quem) =>
  useQuery({
    queryKey: ['lgpd', 'previa', quem],
    queryFn: ({ signal }) => getJson<Previa>(`${url}/previa?${of(quem)}`, { signal }),
    gcTime: 0,
    retry: false,
  })

export const useInventory = () =>
  useQuery({ queryKey: ['lgpd', 'inventario'], queryFn: () => getJson<LinhaInventario[]>(`${url}/inventario`) })

export const fileOf = (quem: Quem, formato: 'pdf' | 'json') => `${url}/dados?${of(quem)}&formato=${formato}`
export const inventoryFile = (formato: 'pdf' | 'xlsx') => `${url}/inventario?formato=${formato}`

export const startErasure = (quem: Quem, assinatura: string) =>
  sendJson<{ tarefaId: string }>('POST', `${url}/apagamento`, { ...quem, assinatura })

export const startCopy = () => sendJson<{ tarefaId: string }>('POST', `${url}/copia-anonima`, {})

export interface Vencidos {
  entidade: string
  cadastro: string
  prazo: string
  total: number
  pessoas: Registro[]
  assinatura: string
}

export const useOverdue = () =>
  useQuery({
    queryKey: ['lgpd', 'prazos'],
    queryFn: ({ signal }) => getJson<Vencidos[]>(`${url}/prazos`, { signal }),
    gcTime: 0,
  })

export const startOverdue = ({ entidade, assinatura }: Vencidos) =>
  sendJson<{ tarefaId: string }>('POST', `${url}/prazos/apagamento`, { entidade, assinatura })
