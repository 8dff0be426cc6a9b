// Gerado por npm run generate; não edite.

/** Integração */
export interface Integracao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Integração */
  nome: 'FORTES_COLABORE' | 'CHAT_PRO' | 'SOLIDES' | 'EDUVEM' | 'FERRAMENTA_PESQUISA' | 'FORTES_BI' | 'AC_PESSOAL'
  /** Ativa */
  ativo?: boolean
  /** Chave: Não é mostrada depois de salva; em branco, a anterior continua. */
  chave?: string
  /** Usuário */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Código da chave de API */
  chaveApi?: number
  /** Status Colabore */
  status?: 'Ativo' | 'Inativo' | 'NaoAutenticado' | 'Homologacao'
  /** Último sucesso */
  ultimoSucesso?: string
  /** Último erro */
  ultimoErro?: string
  /** Último resultado */
  mensagem?: string
  /** Arquivo do conjunto de dados */
  conjunto?: string
  /** Exportado em */
  exportadoEm?: string
}

/** Integração: o que se envia */
export interface IntegracaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Integração */
  nome: 'FORTES_COLABORE' | 'CHAT_PRO' | 'SOLIDES' | 'EDUVEM' | 'FERRAMENTA_PESQUISA' | 'FORTES_BI' | 'AC_PESSOAL'
  /** Ativa */
  ativo?: boolean
  /** Chave: Não é mostrada depois de salva; em branco, a anterior continua. */
  chave?: string
  /** Usuário */
  usuario?: {
    id: number
  }
}
