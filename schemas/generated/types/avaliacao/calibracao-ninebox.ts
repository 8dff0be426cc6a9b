// Gerado por npm run generate; não edite.

/** Calibração do Nine Box */
export interface CalibracaoNinebox {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
    /** Avaliação de Desempenho */
    titulo?: string
  }
  /** Situação */
  situacao: 'A' | 'E'
  /** Aberta por */
  abertaPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Aberta em */
  abertaEm?: string
  /** Encerrada por */
  encerradaPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Encerrada em */
  encerradaEm?: string
}

/** Calibração do Nine Box: o que se envia */
export interface CalibracaoNineboxInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
  }
}
