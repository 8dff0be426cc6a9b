// Gerado por npm run generate; não edite.

/** Notícia */
export interface Noticia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa a que o registro pertence; 0: todas as empresas */
  empresaId: number
  /** Texto */
  texto: string
  /** Link */
  link?: string
  /** Criticidade: -1 urgente e 0 importante: a notícia se abre na página inicial. Maior que 0: fica no sino. */
  criticidade?: number
  /** Data de publicação */
  data: string
  /** Exibir até */
  dataFim?: string
  /** Para todas as empresas: Só quem administra a instalação publica para todas as empresas. */
  deTodasEmpresas: boolean
}

/** Notícia: o que se envia */
export interface NoticiaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Texto */
  texto: string
  /** Link */
  link?: string
  /** Criticidade: -1 urgente e 0 importante: a notícia se abre na página inicial. Maior que 0: fica no sino. */
  criticidade?: number
  /** Data de publicação */
  data?: string
  /** Exibir até */
  dataFim?: string
  /** Para todas as empresas: Só quem administra a instalação publica para todas as empresas. */
  deTodasEmpresas?: boolean
}
