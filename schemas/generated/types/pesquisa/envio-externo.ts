// Gerado por npm run generate; não edite.

/** Envio à ferramenta externa */
export interface EnvioExterno {
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
  /** Versão */
  numeroVersao?: number
  /** Identificador */
  identificador?: string
  /** Enviado em */
  enviadoEm?: string
  /** Sincronizado em */
  sincronizadoEm?: string
  /** Respostas recebidas */
  recebidas: number
  /** Respostas recusadas */
  recusadas: number
  /** Última falha */
  falha?: string
  /** Falha em */
  falhaEm?: string
}

/** Envio à ferramenta externa: o que se envia */
export interface EnvioExternoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Questionário */
  questionario: {
    id: number
  }
  /** Respostas recebidas */
  recebidas?: number
  /** Respostas recusadas */
  recusadas?: number
}
