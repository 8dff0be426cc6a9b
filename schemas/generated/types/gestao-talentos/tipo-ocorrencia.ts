// Gerado por npm run generate; não edite.

/** Tipo de ocorrência */
export interface TipoOcorrencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Pontuação: Pontos que cada ocorrência soma nos 12 meses do talento; negativos descontam. */
  pontuacao: number
  /** Considerar no absenteísmo */
  absenteismo: boolean
  /** Exibir na performance profissional */
  performance: boolean
  /** Enviar à folha */
  integraAC: boolean
  /** Código AC (folha) */
  codigoAC?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Tipo de ocorrência: o que se envia */
export interface TipoOcorrenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Pontuação: Pontos que cada ocorrência soma nos 12 meses do talento; negativos descontam. */
  pontuacao: number
  /** Considerar no absenteísmo */
  absenteismo?: boolean
  /** Exibir na performance profissional */
  performance?: boolean
  /** Enviar à folha */
  integraAC?: boolean
  /** Código AC (folha) */
  codigoAC?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
