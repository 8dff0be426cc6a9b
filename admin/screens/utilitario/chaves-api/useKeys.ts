import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, getJson, sendJson } from '#admin/providers/http.ts'
import type { ApiKeyLine, NewApiKey, PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'

export const OWN = '/api/userinfo/chaves-api'
export const COMPANY = '/api/utilitario/chaves-api'

const queryKey = (base: string) => ['chaves-api', base]

export const useKeys = (base: string) =>
  useQuery({ queryKey: queryKey(base), queryFn: () => getJson<ApiKeyLine[]>(base) })

/** Reads the permissions the user may grant to a key. */
export const useGrantable = () =>
  useQuery({
    queryKey: ['chaves-api', 'permissoes'],
    queryFn: () => getJson<PermissionGroup[]>(`${OWN}/permissoes`),
    gcTime: 0,
  })

export function useCreate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chave: NewApiKey) => sendJson<{ id: number; chave: string }>('POST', OWN, chave),
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
