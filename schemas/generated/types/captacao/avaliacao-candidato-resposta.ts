// Gerado por npm run generate; não edite.

/** Resposta da avaliação */
export interface AvaliacaoCandidatoResposta {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ordem */
  ordem: number
  /** Pergunta do modelo */
  perguntaId?: number
  /** Pergunta */
  texto: string
  /** Tipo de Resposta */
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  /** Aspecto */
  aspecto?: string
  /** Peso */
  peso?: number
  /** Obrigatória */
  obrigatoria?: boolean
  /** Nota Mínima */
  notaMinima?: number
  /** Nota Máxima */
  notaMaxima?: number
  /** Texto da solicitação */
  pedeComentario?: string
  /** Resposta sugerida */
  respostaSugerida?: string
  /** Opções */
  opcoes?: {
    id?: number
    texto?: string
    peso?: number
  }[]
  /** Opções marcadas */
  respostasIds?: number[]
  /** Nota */
  nota?: number
  /** Resposta */
  resposta?: string
  /** Comentário */
  comentario?: string
  /** Correção (%) */
  correcao?: number
}

/** Resposta da avaliação: o que se envia */
export interface AvaliacaoCandidatoRespostaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
}
