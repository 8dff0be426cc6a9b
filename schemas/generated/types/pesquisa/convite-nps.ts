// Gerado por npm run generate; não edite.

/** Convite do NPS */
export interface ConviteNps {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Usuário */
  usuario: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Perguntado em: O dia em que respondeu ou adiou pela primeira vez no período. */
  perguntadoEm: string
  /** Adiamentos */
  adiamentos: number
  /** Adiado até */
  adiadoAte?: string
  /** Respondido em */
  respondidoEm?: string
}

/** Convite do NPS: o que se envia */
export interface ConviteNpsInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Usuário */
  usuario: {
    id: number
  }
  /** Perguntado em: O dia em que respondeu ou adiou pela primeira vez no período. */
  perguntadoEm: string
  /** Adiamentos */
  adiamentos?: number
  /** Adiado até */
  adiadoAte?: string
  /** Respondido em */
  respondidoEm?: string
}
