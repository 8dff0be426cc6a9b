// Gerado por npm run generate; não edite.

/** Aspecto */
export interface Aspecto {
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
  /** Nome */
  nome: string
}

/** Aspecto: o que se envia */
export interface AspectoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Questionário */
  questionario: {
    id: number
  }
  /** Nome */
  nome: string
}
