// Gerado por npm run generate; não edite.

/** Histórico da função */
export interface FuncaoHistorico {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** A partir de */
  data: string
  /** Nome da Função */
  nomeFuncao: string
  /** CBO */
  codigoCBO: string
  /** Descrição das Atividades */
  descricao: string
}

/** Histórico da função: o que se envia */
export interface FuncaoHistoricoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** A partir de */
  data: string
  /** Nome da Função */
  nomeFuncao: string
  /** CBO */
  codigoCBO: string
  /** Descrição das Atividades */
  descricao: string
}
