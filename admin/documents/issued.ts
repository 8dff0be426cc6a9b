/** A document that was issued of a record. */
export interface Issued {
  id: number
  versao: number
  /** those of before documents had numbers have none */
  numero: string | null
  titulo: string
  modelo: string
  situacao: 'EMITIDO' | 'REVOGADO'
  emitidoEm: string
  emitidoPor: string
  revogadoEm: string | null
  revogadoPor: string | null
  motivoRevogacao: string | null
  /** this session may revoke it */
  podeRevogar: boolean
}
