// Gerado por npm run generate; não edite.

/** Resposta */
export interface ColaboradorQuestionarioResposta {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Pergunta */
  perguntaId: number
  /** Tipo */
  tipoId: 1 | 5 | 3 | 4
  /** Opções marcadas */
  respostasIds?: number[]
  /** Nota */
  nota?: number
  /** Resposta */
  comentario?: string
  /** Comentário */
  observacao?: string
  /** Correção (%) */
  correcao?: number
}

/** Resposta: o que se envia */
export interface ColaboradorQuestionarioRespostaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
}
