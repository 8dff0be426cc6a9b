// Gerado por npm run generate; não edite.

/** Aviso do sistema */
export interface AvisoSistema {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Tipo */
  tipo: 'NOVA_VERSAO' | 'REQUISITOS' | 'AJUSTE_CADASTRO'
  /** Mensagem */
  mensagem: string
  /** Link: Nova versão e atualização: portal do cliente ou guia. Ajustes de cadastro: página do sistema, iniciada por /. */
  link?: string
  /** Empresa: Em branco: para os usuários de todas as empresas. */
  empresa?: {
    id: number
    /** Empresa */
    nome?: string
  }
  /** Ativo */
  ativo: boolean
}

/** Aviso do sistema: o que se envia */
export interface AvisoSistemaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tipo */
  tipo: 'NOVA_VERSAO' | 'REQUISITOS' | 'AJUSTE_CADASTRO'
  /** Mensagem */
  mensagem: string
  /** Link: Nova versão e atualização: portal do cliente ou guia. Ajustes de cadastro: página do sistema, iniciada por /. */
  link?: string
  /** Empresa: Em branco: para os usuários de todas as empresas. */
  empresa?: {
    id: number
  }
  /** Ativo */
  ativo?: boolean
}
