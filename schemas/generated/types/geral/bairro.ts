// Gerado por npm run generate; não edite.

/** Bairro */
export interface Bairro {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa a que o registro pertence; 0: todas as empresas */
  empresaId: number
  /** Nome */
  nome: string
  /** Cidade */
  cidade: {
    id: number
    /** Cidade */
    nome?: string
  }
  /** UF */
  uf?: string
  /** De todas as empresas: Só quem administra a instalação cria e altera o que é de todas as empresas. */
  deTodasEmpresas: boolean
}

/** Bairro: o que se envia */
export interface BairroInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Cidade */
  cidade: {
    id: number
  }
  /** De todas as empresas: Só quem administra a instalação cria e altera o que é de todas as empresas. */
  deTodasEmpresas?: boolean
}
