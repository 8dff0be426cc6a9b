/** A document type a talento must have: `GET /api/gestao-talentos/talentos/{id}/documentos-exigidos`. */
export interface RequiredDocument {
  tipoId: number
  tipo: string
  /** 'YYYY-MM-DD', expiry of his newest document */
  validade: string | null
  situacao: 'FALTA' | 'VENCIDO' | 'OK'
  /** id of its open request */
  pedidoId: number | null
}

/** A link by which a talent sends a document: `POST /api/gestao-talentos/documentos-pedidos/{id}/link`. */
export interface LinkDoPedido {
  link: string
  /** of the talento, digits with country code */
  celular?: string
}
