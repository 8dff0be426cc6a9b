// Gerado por npm run generate; não edite.

/** Contato de emergência */
export interface TalentoContatoEmergencia {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Nome */
  nome: string
  /** Quem é */
  relacao?: string
  /** DDD */
  ddd: string
  /** Telefone */
  telefone: string
}

/** Contato de emergência: o que se envia */
export interface TalentoContatoEmergenciaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Quem é */
  relacao?: string
  /** DDD */
  ddd: string
  /** Telefone */
  telefone: string
}
