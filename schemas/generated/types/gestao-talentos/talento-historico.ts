// Gerado por npm run generate; não edite.

/** Histórico de situação */
export interface TalentoHistorico {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Data */
  data: string
  /** Estabelecimento */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Área Organizacional */
  areaOrganizacional: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Ambiente */
  ambiente?: {
    id: number
    /** Ambiente */
    nome?: string
  }
  /** Cargo/Faixa */
  faixaSalarial: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Função */
  funcao?: {
    id: number
    /** Função */
    nome?: string
  }
  /** Tipo de Salário */
  tipoSalario?: 1 | 2 | 3
  /** Índice */
  indice?: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Quantidade */
  quantidade?: number
  /** Salário */
  salario?: number
  /** Superior */
  superior?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Motivo */
  motivo?: 'ADMISSAO' | 'DISSIDIO' | 'MERITO' | 'PROMOCAO' | 'ENQUADRAMENTO' | 'TRANSFERENCIA' | 'OUTRO'
  /** Status */
  status?: 'C' | 'A' | 'X'
  /** Salário no dia */
  salarioNoDia?: number
  /** Origem: O planejamento de realinhamento que fez o lançamento. */
  origem?: {
    id: number
    /** Planejamento de Realinhamento */
    nome?: string
  }
}

/** Histórico de situação: o que se envia */
export interface TalentoHistoricoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data */
  data: string
  /** Estabelecimento */
  estabelecimento?: {
    id: number
  }
  /** Área Organizacional */
  areaOrganizacional: {
    id: number
  }
  /** Ambiente */
  ambiente?: {
    id: number
  }
  /** Cargo/Faixa */
  faixaSalarial: {
    id: number
  }
  /** Função */
  funcao?: {
    id: number
  }
  /** Tipo de Salário */
  tipoSalario?: 1 | 2 | 3
  /** Índice */
  indice?: {
    id: number
  }
  /** Quantidade */
  quantidade?: number
  /** Salário */
  salario?: number
  /** Superior */
  superior?: {
    id: number
  }
  /** Motivo */
  motivo?: 'ADMISSAO' | 'DISSIDIO' | 'MERITO' | 'PROMOCAO' | 'ENQUADRAMENTO' | 'TRANSFERENCIA' | 'OUTRO'
  /** Status */
  status?: 'C' | 'A' | 'X'
}
