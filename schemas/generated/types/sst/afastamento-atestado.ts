// Gerado por npm run generate; não edite.

/** Atestado médico */
export interface AfastamentoAtestado {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data */
  data: string
  /** Quantidade de Dias */
  qtdDias: number
  /** CID: Só com a concordância do paciente, como A09 ou M54.5. */
  cid?: string
  /** Médico ou dentista */
  profissional?: string
  /** Órgão de Classe */
  orgaoDeClasse?: 'CRM' | 'CRO' | 'RMS'
  /** Número de Inscrição */
  numeroInscricao?: string
  /** UF */
  ufId?: {
    id: number
    /** Estado */
    nome?: string
  }
  /** Documento */
  documento?: string
}

/** Atestado médico: o que se envia */
export interface AfastamentoAtestadoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data */
  data: string
  /** Quantidade de Dias */
  qtdDias: number
  /** CID: Só com a concordância do paciente, como A09 ou M54.5. */
  cid?: string
  /** Médico ou dentista */
  profissional?: string
  /** Órgão de Classe */
  orgaoDeClasse?: 'CRM' | 'CRO' | 'RMS'
  /** Número de Inscrição */
  numeroInscricao?: string
  /** UF */
  ufId?: {
    id: number
  }
  /** Documento */
  documento?: string
}
