import { useMutation, useQuery } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { Copied, CopyChoices, CopyRequest } from '#schemas/runtime/answers/utilities/register-copy.ts'

const url = '/api/utilitario/copia-cadastro'

export interface Pedido {
  empresaOrigem: number | ''
  empresaDestino: number | ''
  cadastros: string[]
}

/** Reads the companies and registers the user may copy between. */
export const useOpcoes = () => useQuery({ queryKey: [url], queryFn: () => getJson<CopyChoices>(url) })

export const useCopia = () =>
  useMutation({ mutationFn: (pedido: Pedido) => sendJson<Copied[]>('POST', url, vazias(pedido)) })

/** Omits empty fields, so that the server reports them as missing. */
const vazias = ({ empresaOrigem, empresaDestino, cadastros }: Pedido): Partial<CopyRequest> => ({
  ...(empresaOrigem === '' ? {} : { empresaOrigem }),
  ...(empresaDestino === '' ? {} : { empresaDestino }),
  cadastros,
})
