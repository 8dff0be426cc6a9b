/** An answer as sent and stored (spec 2 §3 Answer): `comentario` is the answer to a text question, or the requested comment; `observacao` the comment on a text answer. */
export interface RespostaNoFio {
  perguntaId: number
  tipoId?: number
  respostaId?: number
  respostasIds?: number[]
  nota?: number
  comentario?: string
  observacao?: string
}
