import { useMutation, useQuery } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'

const url = '/api/utilitario/copia-cadastro'

export interface Opcoes {
  empresas: { id: number; nome: string }[]
  cadastros: { path: string; titulo: string }[]
}

export interface Pedido {
  empresaOrigem: number | ''
  empresaDestino: number | ''
  cadastros: string[]
}

export interface Copiado {
  cadastro: string
  titulo: string
  copiados: number
  existentes: number
  recusados: { nome: string; motivo: string }[]
}

/** The companies and registers between which the person copies. */
export const useOpcoes = () => useQuery({ queryKey: [url], queryFn: () => getJson<Opcoes>(url) })

export const useCopia = () =>
  useMutation({ mutationFn: (pedido: Pedido) => sendJson<Copiado[]>('POST', url, vazias(pedido)) })

/** What nobody has chosen is absent: the server says so at its field. */
const vazias = ({ empresaOrigem, empresaDestino, cadastros }: Pedido) => ({
  ...(empresaOrigem === '' ? {} : { empresaOrigem }),
  ...(empresaDestino === '' ? {} : { empresaDestino }),
  cadastros,
})
