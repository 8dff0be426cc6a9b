// Gerado por npm run generate; não edite.

/** Aceite do termo */
export interface AceiteTermo {
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
  /** Versão do termo: SHA-256 do texto aceito. */
  versaoTermo: string
  /** Aceito em */
  aceitoEm: string
  /** Endereço de rede */
  endereco?: string
}

/** Aceite do termo: o que se envia */
export interface AceiteTermoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Usuário */
  usuario: {
    id: number
  }
  /** Versão do termo: SHA-256 do texto aceito. */
  versaoTermo: string
  /** Aceito em */
  aceitoEm: string
  /** Endereço de rede */
  endereco?: string
}
