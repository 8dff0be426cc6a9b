// Gerado por npm run generate; não edite.

/** Sugestão de melhoria */
export interface SugestaoMelhoria {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Módulo: A parte do sistema, por exemplo Captação. */
  modulo?: string
  /** Título */
  titulo: string
  /** Descrição */
  descricao: string
  /** E-mail para retorno: Vai com a sugestão a quem desenvolve o sistema; CPF, CNPJ, telefones e outros e-mails do texto não vão. */
  email?: string
  /** Data e hora */
  data?: string
  /** Quem sugeriu */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Versão do sistema */
  versaoSistema?: string
  /** Envio ao fornecedor */
  envio?: 'REGISTRADO' | 'ENVIADO' | 'FALHOU'
  /** Situação */
  situacao?: 'ABERTA' | 'RESPONDIDA'
  /** Resposta */
  resposta?: string
  /** Respondida em */
  respondidaEm?: string
}

/** Sugestão de melhoria: o que se envia */
export interface SugestaoMelhoriaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Módulo: A parte do sistema, por exemplo Captação. */
  modulo?: string
  /** Título */
  titulo: string
  /** Descrição */
  descricao: string
  /** E-mail para retorno: Vai com a sugestão a quem desenvolve o sistema; CPF, CNPJ, telefones e outros e-mails do texto não vão. */
  email?: string
}
