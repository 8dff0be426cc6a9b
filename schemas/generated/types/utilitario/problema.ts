// Gerado por npm run generate; não edite.

/** Problema relatado */
export interface Problema {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Data e hora */
  data?: string
  /** Quem relatou */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Tela */
  tela: string
  /** Mensagem */
  mensagem: string
  /** O que você estava fazendo? */
  comentario?: string
  /** Código da requisição */
  codigo?: string
  /** Versão do sistema */
  versaoSistema?: string
  /** Navegador */
  navegador?: string
  /** Envio ao fornecedor */
  situacao?: 'REGISTRADO' | 'ENVIADO' | 'FALHOU'
  /** Detalhes técnicos */
  detalhes?: string
}

/** Problema relatado: o que se envia */
export interface ProblemaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tela */
  tela: string
  /** Mensagem */
  mensagem: string
  /** O que você estava fazendo? */
  comentario?: string
  /** Código da requisição */
  codigo?: string
  /** Navegador */
  navegador?: string
  /** Detalhes técnicos */
  detalhes?: string
}
