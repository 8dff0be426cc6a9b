/** A text of an anonymous evaluation: without its author, in random order. */
export interface AnonymousComment {
  id: string
  /** absent: about the evaluation as a whole */
  pergunta?: string
  texto: string
  /** reason for hiding it, given by the releasing user */
  ocultoMotivo?: string
}

/** `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliados/{avaliadoId}/comentarios`, for users who release comments. */
export interface CommentsToRelease {
  liberados: boolean
  comentarios: AnonymousComment[]
}
