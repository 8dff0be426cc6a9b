// Gerado por npm run generate; não edite.

/** Tipo de afastamento */
export interface TipoAfastamento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo: boolean
  /** Considerar no absenteísmo */
  absenteismo: boolean
  /** Afastamento pelo INSS */
  inss: boolean
  /** Código AC (folha) */
  codigoAC?: string
  /** Mandato Sindical */
  mandatoSindical: boolean
  /** Mandato Eletivo */
  mandatoEletivo: boolean
  /** Classe */
  classe?: 'ACIDENTE_DOENCA' | 'CESSAO_REQUISICAO' | 'FERIAS_RECESSO' | 'MANDATO_ELETIVO' | 'MANDATO_SINDICAL' | 'NAO_SUPORTADO' | 'SIMPLES'
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Tipo de afastamento: o que se envia */
export interface TipoAfastamentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo?: boolean
  /** Considerar no absenteísmo */
  absenteismo?: boolean
  /** Afastamento pelo INSS */
  inss?: boolean
  /** Código AC (folha) */
  codigoAC?: string
  /** Mandato Sindical */
  mandatoSindical?: boolean
  /** Mandato Eletivo */
  mandatoEletivo?: boolean
  /** Classe */
  classe?: 'ACIDENTE_DOENCA' | 'CESSAO_REQUISICAO' | 'FERIAS_RECESSO' | 'MANDATO_ELETIVO' | 'MANDATO_SINDICAL' | 'NAO_SUPORTADO' | 'SIMPLES'
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
