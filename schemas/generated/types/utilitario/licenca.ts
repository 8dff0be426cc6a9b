// Gerado por npm run generate; não edite.

/** Licença */
export interface Licenca {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Instalação: How the authenticator knows this installation: given once, the same for ever. */
  instalacao: string
  /** Número do Ticket */
  ticket?: string
  /** Razão Social */
  razaoSocial?: string
  /** CNPJ/CPF */
  cnpj?: string
  /** Local */
  nomeRegistroLocation?: string
  /** Data de Expedição */
  dataExpedicao?: string
  /** Data de Expiração */
  dataExpiracao?: string
  /** Número de Série */
  nrSerie?: string
  /** Ativada */
  ehAtivado?: boolean
  /** Modo nuvem */
  ehModoNuvem?: boolean
  /** Autenticador */
  tipoAuth?: 'Remprot' | 'Jarvis'
  /** Remprot burlado */
  remprotBurlado?: boolean
  /** Status da Migração */
  statusMigracao?: 'NovaInstalacao' | 'SemCnpj' | 'SemConexao' | 'SemLocation' | 'AguardandoMigrar' | 'Migrada'
  /** Tipo de Licença */
  tipoLicenca?: 'REMPROT' | 'JARVIS' | 'SEM_LICENCA'
  /** CNPJ/CPF informado: What was entered last, asked of the authenticator again whenever the data are reloaded. */
  dadosAutenticacao?: string
}

/** Licença: o que se envia */
export interface LicencaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** CNPJ/CPF informado: What was entered last, asked of the authenticator again whenever the data are reloaded. */
  dadosAutenticacao?: string
}
