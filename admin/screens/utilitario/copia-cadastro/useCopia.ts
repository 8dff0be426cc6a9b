import { useMutation, useQuery } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { Copied, CopyChoices, CopyRequest } from '#schemas/runtime/answers/register-copy.ts'

const url = '/api/utilitario/copia-cadastro'

export interface Pedido {
  empresaOrigem: number | ''
  empresaDestino: number | ''
  cadastros: string[]
}

/** The companies and registers between which the person copies. */
export const useOpcoes = () => useQuery({ queryKey: [url], queryFn: () => getJson<CopyChoices>(url) })

export const useCopia = () =>
  useMutation({ mutationFn: (pedido: Pedido) => sendJson<Copied[]>('POST', url, vazias(pedido)) })

/** What nobody has chosen is absent: the server says so at its field. */
const vazias = ({ empresaOrigem, empresaDestino, cadastros }: Pedido): Partial<CopyRequest> => ({
  ...(empresaOrigem === '' ? {} : { empresaOrigem }),
  ...(empresaDestino === '' ? {} : { empresaDestino }),
  cadastros,
})
