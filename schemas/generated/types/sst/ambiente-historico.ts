// Gerado por npm run generate; não edite.

/** Histórico do ambiente */
export interface AmbienteHistorico {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome do Ambiente */
  nomeAmbiente: string
  /** Descrição do Ambiente */
  descricao?: string
  /** Tempo de Exposição */
  tempoExposicao?: string
  /** A partir da data */
  data: string
  /** Data Encerramento */
  dataValidade?: string
  /** Local do Ambiente */
  localAmbiente: '1' | '2'
  /** Tipo de Inscrição de Terceiro */
  tipoInscricaoDeTerceiro?: '1' | '3' | '4'
  /** Tipo do Local Próprio */
  chaveOpcaoTipoEstabelecimentoProprio?: 'E' | 'O'
  /** Estabelecimento */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** CAEPF */
  caepf?: string
  /** CNPJ */
  cnpj?: string
  /** CNO */
  cno?: string
}

/** Histórico do ambiente: o que se envia */
export interface AmbienteHistoricoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome do Ambiente */
  nomeAmbiente: string
  /** Descrição do Ambiente */
  descricao?: string
  /** Tempo de Exposição */
  tempoExposicao?: string
  /** A partir da data */
  data: string
  /** Data Encerramento */
  dataValidade?: string
  /** Local do Ambiente */
  localAmbiente: '1' | '2'
  /** Tipo de Inscrição de Terceiro */
  tipoInscricaoDeTerceiro?: '1' | '3' | '4'
  /** Tipo do Local Próprio */
  chaveOpcaoTipoEstabelecimentoProprio?: 'E' | 'O'
  /** Estabelecimento */
  estabelecimento?: {
    id: number
  }
  /** CAEPF */
  caepf?: string
  /** CNPJ */
  cnpj?: string
  /** CNO */
  cno?: string
}
