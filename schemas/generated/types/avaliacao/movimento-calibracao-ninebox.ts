// Gerado por npm run generate; não edite.

/** Movimento da Calibração do Nine Box */
export interface MovimentoCalibracaoNinebox {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Calibração do Nine Box */
  calibracao: {
    id: number
    /** Calibração do Nine Box */
    avaliacaoDesempenho?: string
  }
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
    /** Avaliação de Desempenho */
    titulo?: string
  }
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
  /** De */
  de: number
  /** Para */
  para: number
  /** Motivo */
  motivo: string
  /** Quem */
  quem: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Quando */
  quando: string
  /** Desfeito por */
  desfeitoPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Desfeito em */
  desfeitoEm?: string
}

/** Movimento da Calibração do Nine Box: o que se envia */
export interface MovimentoCalibracaoNineboxInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Calibração do Nine Box */
  calibracao: {
    id: number
  }
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
  }
  /** Talento */
  colaborador: {
    id: number
  }
  /** De */
  de: number
  /** Para */
  para: number
  /** Motivo */
  motivo: string
  /** Quem */
  quem: {
    id: number
  }
  /** Quando */
  quando: string
  /** Desfeito por */
  desfeitoPor?: {
    id: number
  }
  /** Desfeito em */
  desfeitoEm?: string
}
