// Gerado por npm run generate; não edite.

/** Uso do Assistente RH */
export interface UsoAssistente {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Mês */
  mes: string
  /** Créditos gratuitos usados */
  gratuitos: number
  /** Créditos concedidos usados */
  concedidos: number
}

/** Uso do Assistente RH: o que se envia */
export interface UsoAssistenteInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Mês */
  mes: string
  /** Créditos gratuitos usados */
  gratuitos: number
  /** Créditos concedidos usados */
  concedidos: number
}
