// Gerado por npm run generate; não edite.

/** Leitura de notícia */
export interface NoticiaLeitura {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Notícia */
  noticia: {
    id: number
    /** Notícia */
    texto?: string
  }
  /** Usuário */
  usuario: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Lida em */
  lidaEm: string
}

/** Leitura de notícia: o que se envia */
export interface NoticiaLeituraInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Notícia */
  noticia: {
    id: number
  }
  /** Usuário */
  usuario: {
    id: number
  }
  /** Lida em */
  lidaEm: string
}
