import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#admin/providers/http.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Caixa, MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { layOut, toWire } from './arrangement.ts'
import { removeFrom, setLida } from './caixas.ts'

/** Prefix of all message queries: the boxes, and the pages of one type. */
const all = ['mensagens']
const boxes = [...all, 'caixas']
const every = 60_000

export const pagesKey = [...all, 'tipo']

export const useCaixas = () => useFresh<Caixa[]>(boxes, '/api/userinfo/mensagens', every)

/**
 * Optimistic mutation of the boxes: reverted with an error message when the server refuses, and refetched afterwards. Mutations run one
 * after the other, so that the last one wins.
 */
function useChange<V>(send: (change: V) => Promise<unknown>, show: (caixas: Caixa[], change: V) => Caixa[]) {
  const client = useQueryClient()
  const report = useReport()
  return useMutation({
    mutationKey: all,
    scope: { id: 'mensagens' },
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: all })
      const before = client.getQueryData<Caixa[]>(boxes)
      if (before) client.setQueryData(boxes, show(before, change))
      return before
    },
    onError: (error, _change, before) => {
      client.setQueryData(boxes, before)
      report(error)
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: all }) === 1) void client.invalidateQueries({ queryKey: all })
    },
  })
}

const address = ({ usuarioMensagemId }: MensagemDoUsuario) => `/api/userinfo/mensagens/${usuarioMensagemId}`

interface Reading {
  mensagem: MensagemDoUsuario
  lida: boolean
}

/** PATCH …/lida/{flag} (spec 1 §4). */
export const useMarkLida = () =>
  useChange<Reading>(
    ({ mensagem, lida }) => sendJson('PATCH', `${address(mensagem)}/lida/${lida}`, undefined, { quiet: true }),
    (caixas, { mensagem, lida }) => setLida(caixas, mensagem, lida),
  )

export const useRemoveMensagem = () =>
  useChange<MensagemDoUsuario>(
    (mensagem) => sendJson('DELETE', address(mensagem), undefined, { quiet: true }),
    removeFrom,
  )

/** Order and minimised state of the boxes, kept on the server (spec 1 §4). */
export const useSaveCaixas = () =>
  useChange<Caixa[]>(
    (caixas) => sendJson('PUT', '/api/userinfo/usuario/caixa-mensagens', toWire(caixas), { quiet: true }),
    layOut,
  )
