/** A document issued for a record. */
export interface Issued {
  id: number
  versao: number
  /** null for documents issued before numbering */
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
