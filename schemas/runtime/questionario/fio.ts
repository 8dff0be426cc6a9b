/** An answer as it travels and is stored (spec 2 §3 Answer): a text, or the comment that is asked for, is `comentario`; what a text is commented with, `observacao`. */
export interface RespostaNoFio {
  perguntaId: number
  tipoId?: number
  respostaId?: number
  respostasIds?: number[]
  nota?: number
  comentario?: string
  observacao?: string
}
