// Gerado por npm run generate; não edite.

/** Experiência profissional */
export interface TalentoExperiencia {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Empresa */
  empresa: string
  /** Contato da Empresa */
  contatoEmpresa?: string
  /** Cargo */
  cargo?: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Cargo (texto livre) */
  nomeMercado?: string
  /** Informar outro cargo */
  checkNomeCargo: boolean
  /** Salário */
  salario?: number
  /** Data de Admissão */
  dataAdmissao: string
  /** Data de Desligamento */
  dataDesligamento?: string
  /** Motivo da Saída */
  motivoSaida?: string
  /** Observação */
  observacao?: string
}

/** Experiência profissional: o que se envia */
export interface TalentoExperienciaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa */
  empresa: string
  /** Contato da Empresa */
  contatoEmpresa?: string
  /** Cargo */
  cargo?: {
    id: number
  }
  /** Cargo (texto livre) */
  nomeMercado?: string
  /** Informar outro cargo */
  checkNomeCargo?: boolean
  /** Salário */
  salario?: number
  /** Data de Admissão */
  dataAdmissao: string
  /** Data de Desligamento */
  dataDesligamento?: string
  /** Motivo da Saída */
  motivoSaida?: string
  /** Observação */
  observacao?: string
}
