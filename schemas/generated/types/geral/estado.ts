// Gerado por npm run generate; não edite.

/** Estado */
export interface Estado {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** UF */
  sigla: string
  /** Código IBGE */
  codigoIbge?: string
}

/** Estado: o que se envia */
export interface EstadoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** UF */
  sigla: string
  /** Código IBGE */
  codigoIbge?: string
}
