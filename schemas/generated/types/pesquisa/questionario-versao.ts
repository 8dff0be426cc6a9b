// Gerado por npm run generate; não edite.

/** Versão do questionário */
export interface QuestionarioVersao {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Versão */
  numero: number
  /** Liberada em */
  liberadaEm: string
  /** Perguntas */
  quantidade: number
  /** Perguntas em ordem aleatória */
  ordemAleatoria?: boolean
  /** Perguntas da versão */
  perguntas?: {
    id?: number
    texto?: string
  }[]
}

/** Versão do questionário: o que se envia */
export interface QuestionarioVersaoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
}
