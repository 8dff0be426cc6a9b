/** A text of an anonymous evaluation: parted from whoever wrote it, in an order that says nothing. */
export interface AnonymousComment {
  id: string
  /** absent: about all of it */
  pergunta?: string
  texto: string
  /** why whoever releases comments hid it */
  ocultoMotivo?: string
}

/** `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliados/{avaliadoId}/comentarios`, for who releases them. */
export interface CommentsToRelease {
  liberados: boolean
  comentarios: AnonymousComment[]
}
