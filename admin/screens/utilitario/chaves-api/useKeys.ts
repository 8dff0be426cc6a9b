import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, getJson, sendJson } from '#admin/providers/http.ts'
import type { Grupo } from '#admin/widgets/permissoes/catalogue.ts'

export const OWN = '/api/userinfo/chaves-api'
export const COMPANY = '/api/utilitario/chaves-api'

/** A key as the server shows it: never the key itself. */
export interface Chave {
  id: number
  nome: string
  prefixo: string
  empresa: { id: number; nome: string }
  usuario: { id: number; nome: string }
  authorities: string[]
  criadaEm: string
  expiraEm: string
  usadaEm?: string
  usadaDe?: string
  revogadaEm?: string
  revogadaPor?: string
  situacao: 'EM_USO' | 'VENCIDA' | 'REVOGADA'
}

export interface NovaChave {
  nome: string
  /** last day of use */
  expiraEm: string
  authorities: string[]
}

const queryKey = (base: string) => ['chaves-api', base]

export const useKeys = (base: string) => useQuery({ queryKey: queryKey(base), queryFn: () => getJson<Chave[]>(base) })

/** What the user may give to a key. */
export const useGrantable = () =>
  useQuery({ queryKey: ['chaves-api', 'permissoes'], queryFn: () => getJson<Grupo[]>(`${OWN}/permissoes`), gcTime: 0 })

export function useCreate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chave: NovaChave) => sendJson<{ id: number; chave: string }>('POST', OWN, chave),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(OWN) }),
    gcTime: 0,
  })
}

export function useRevoke(base: string) {
  const client = useQueryClient()
  return async (id: number): Promise<void> => {
    await call(`${base}/${id}`, { method: 'DELETE' })
    await client.invalidateQueries({ queryKey: queryKey(base) })
  }
}
