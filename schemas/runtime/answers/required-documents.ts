/** A document somebody has to have: `GET /api/gestao-talentos/talentos/{id}/documentos-exigidos`. */
export interface RequiredDocument {
  tipoId: number
  tipo: string
  /** 'YYYY-MM-DD', of the newest he has */
  validade: string | null
  situacao: 'FALTA' | 'VENCIDO' | 'OK'
  /** the request of it that is open */
  pedidoId: number | null
}

/** A link by which a talent sends a document: `POST /api/gestao-talentos/documentos-pedidos/{id}/link`. */
export interface LinkDoPedido {
  link: string
  /** of the talent, with the country's code, digits alone */
  celular?: string
}
