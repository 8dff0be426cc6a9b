// Gerado por npm run generate; não edite.

/** Histórico da faixa salarial */
export interface FaixaSalarialHistorico {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** A partir de */
  data: string
  /** Tipo de Salário */
  tipo?: 1 | 2 | 3
  /** Índice */
  indice?: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Quantidade */
  quantidade?: number
  /** Valor */
  valor?: number
  /** Salário: O que a linha paga a partir da data; em branco, por cargo. */
  salario?: number
  /** Origem: O planejamento de realinhamento que fez o lançamento. */
  origem?: {
    id: number
    /** Planejamento de Realinhamento */
    nome?: string
  }
  /** Status */
  status?: 'C' | 'A' | 'X'
}

/** Histórico da faixa salarial: o que se envia */
export interface FaixaSalarialHistoricoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** A partir de */
  data: string
  /** Tipo de Salário */
  tipo: 1 | 2 | 3
  /** Índice */
  indice?: {
    id: number
  }
  /** Quantidade */
  quantidade?: number
  /** Valor */
  valor?: number
  /** Status */
  status?: 'C' | 'A' | 'X'
}
