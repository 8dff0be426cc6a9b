// Gerado por npm run generate; não edite.

/** Feriado */
export interface Feriado {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa a que o registro pertence; 0: todas as empresas */
  empresaId: number
  /** Nome */
  nome: string
  /** Ponto facultativo: Conta como dia útil, a menos que a empresa não trabalhe em pontos facultativos. */
  facultativo: boolean
  /** Quando */
  quando: 'ANUAL' | 'UNICA' | 'MOVEL'
  /** Data: Se for todo ano, a primeira vez. */
  data?: string
  /** Dia */
  movel?: 'CARNAVAL_SEGUNDA' | 'CARNAVAL' | 'CINZAS' | 'SEXTA_SANTA' | 'PASCOA' | 'CORPUS_CHRISTI'
  /** Abrangência: Os nacionais já fazem parte do sistema; um novo é cadastrado para todas as empresas. Os da empresa e do estabelecimento são da própria empresa. */
  tipo: 'NACIONAL' | 'ESTADUAL' | 'MUNICIPAL' | 'EMPRESA' | 'ESTABELECIMENTO'
  /** Estado */
  uf?: {
    id: number
    /** Estado */
    nome?: string
  }
  /** Cidade */
  cidade?: {
    id: number
    /** Cidade */
    nome?: string
  }
  /** Estabelecimento */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** De todas as empresas: Só quem administra a instalação cria e altera o que é de todas as empresas. */
  deTodasEmpresas: boolean
}

/** Feriado: o que se envia */
export interface FeriadoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Ponto facultativo: Conta como dia útil, a menos que a empresa não trabalhe em pontos facultativos. */
  facultativo?: boolean
  /** Quando */
  quando?: 'ANUAL' | 'UNICA' | 'MOVEL'
  /** Data: Se for todo ano, a primeira vez. */
  data?: string
  /** Dia */
  movel?: 'CARNAVAL_SEGUNDA' | 'CARNAVAL' | 'CINZAS' | 'SEXTA_SANTA' | 'PASCOA' | 'CORPUS_CHRISTI'
  /** Abrangência: Os nacionais já fazem parte do sistema; um novo é cadastrado para todas as empresas. Os da empresa e do estabelecimento são da própria empresa. */
  tipo?: 'NACIONAL' | 'ESTADUAL' | 'MUNICIPAL' | 'EMPRESA' | 'ESTABELECIMENTO'
  /** Estado */
  uf?: {
    id: number
  }
  /** Cidade */
  cidade?: {
    id: number
  }
  /** Estabelecimento */
  estabelecimento?: {
    id: number
  }
  /** De todas as empresas: Só quem administra a instalação cria e altera o que é de todas as empresas. */
  deTodasEmpresas?: boolean
}
