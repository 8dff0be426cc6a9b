import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type {
  Dossier,
  ErasurePreview,
  InventoryLine,
  OverdueRegister,
  PersonRecord,
} from '#schemas/runtime/answers/utilities/lgpd.ts'

const url = '/api/utilitario/lgpd'

/** A person, identified by any one of his records. */
export interface Quem {
  entidade: string
  id: number
}

const of = ({ entidade, id }: Quem) => `entidade=${encodeURIComponent(entidade)}&id=${id}`

export const usePeople = (q: string) =>
  useQuery({
    queryKey: ['lgpd', 'pessoas', q],
    queryFn: ({ signal }) => askJson<PersonRecord[]>(`${url}/pessoas`, new URLSearchParams({ q }), { signal }),
    enabled: q.trim().length >= 3,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const useDossier = (quem: Quem) =>
  useQuery({
    queryKey: ['lgpd', 'dados', quem],
    queryFn: ({ signal }) => getJson<Dossier>(`${url}/dados?${of(quem)}`, { signal }),
    gcTime: 0,
    retry: false,
  })

export const usePreview = (quem: Quem) =>
  useQuery({
    queryKey: ['lgpd', 'previa', quem],
    queryFn: ({ signal }) => getJson<ErasurePreview>(`${url}/previa?${of(quem)}`, { signal }),
    gcTime: 0,
    retry: false,
  })

export const useInventory = () =>
  useQuery({ queryKey: ['lgpd', 'inventario'], queryFn: () => getJson<InventoryLine[]>(`${url}/inventario`) })

export const fileOf = (quem: Quem, formato: 'pdf' | 'json') => `${url}/dados?${of(quem)}&formato=${formato}`
export const inventoryFile = (formato: 'pdf' | 'xlsx') => `${url}/inventario?formato=${formato}`

export const startErasure = (quem: Quem, assinatura: string) =>
  sendJson<{ tarefaId: string }>('POST', `${url}/apagamento`, { ...quem, assinatura })

export const startCopy = () => sendJson<{ tarefaId: string }>('POST', `${url}/copia-anonima`, {})

export const useOverdue = () =>
  useQuery({
    queryKey: ['lgpd', 'prazos'],
    queryFn: ({ signal }) => getJson<OverdueRegister[]>(`${url}/prazos`, { signal }),
    gcTime: 0,
  })

export const startOverdue = ({ entidade, assinatura }: OverdueRegister) =>
  sendJson<{ tarefaId: string }>('POST', `${url}/prazos/apagamento`, { entidade, assinatura })
