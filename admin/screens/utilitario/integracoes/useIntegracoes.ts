import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { refreshSession } from '#admin/providers/session.ts'
import type { Cartao, Resultado, UsuarioDaIntegracao } from '#schemas/runtime/answers/utilities/integrations.ts'

const base = '/api/utilitario/integracoes'
const configsUrl = `${base}/configs`

export const useCartoes = () =>
  useQuery({ queryKey: [configsUrl], queryFn: ({ signal }) => getJson<Cartao[]>(configsUrl, { signal }) })

export const useUsuarios = (slug: string) =>
  useQuery({
    queryKey: [base, slug, 'user'],
    queryFn: ({ signal }) => getJson<UsuarioDaIntegracao>(`${base}/${slug}/user`, { signal }),
  })

/** Mutations of a card; each invalidates all cards. */
export function useCalls({ nome, slug }: Pick<Cartao, 'nome' | 'slug'>) {
  const client = useQueryClient()
  const anew = () => client.invalidateQueries({ queryKey: [configsUrl] })
  const salva = useMutation({
    mutationFn: (changes: { ativo: boolean; chave?: string | null }) =>
      sendJson<Cartao[]>('PUT', configsUrl, { configs: [{ nome, ...changes }] }),
    onSuccess: (cards) => {
      client.setQueryData([configsUrl], cards)
      // the session decides the header's icon and what screens offer
      void refreshSession()
    },
  })
  const testa = useMutation({
    mutationFn: () => getJson<Resultado>(`${base}/${slug}/test`),
    onSettled: anew,
  })
  const renova = useMutation({
    mutationFn: () => sendJson<{ chave: string }>('PUT', `${base}/${slug}/key/renovate`),
    onSuccess: anew,
  })
  const importa = useMutation({
    mutationFn: (arquivo: unknown) => sendJson<{ message: string }>('PUT', `${base}/${slug}/key/import`, arquivo),
    onSuccess: anew,
  })
  const nomeia = useMutation({
    mutationFn: (usuarioId: number) => sendJson('POST', `${base}/${slug}/user`, { usuarioId }),
    onSuccess: () => Promise.all([anew(), client.invalidateQueries({ queryKey: [base, slug, 'user'] })]),
  })
  const exportaDados = useMutation({
    mutationFn: () => sendJson<{ tarefaId: string }>('POST', `${base}/${slug}/export`),
  })
  return { salva, testa, renova, importa, nomeia, exportaDados, anew, keyFile: `${base}/${slug}/key/export` }
}
