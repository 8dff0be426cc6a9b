// Gerado por npm run generate; não edite.

/** Resposta da ferramenta externa */
export interface RespostaExterna {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Questionário */
  questionario: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Identificador */
  identificador: string
}

/** Resposta da ferramenta externa: o que se envia */
export interface RespostaExternaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Questionário */
  questionario: {
    id: number
  }
  /** Identificador */
  identificador: string
}
