// Gerado por npm run generate; não edite.

/** Mensagem */
export interface Mensagem {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Caixa */
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  /** Mensagem */
  texto: string
  /** Mensagem abreviada: Em branco: a caixa mostra o início da mensagem. */
  textoAbreviado?: string
  /** Link: Uma página do sistema, iniciada por /, ou um endereço da internet. */
  link?: string
  /** Abrir o link */
  target?: '_self' | '_blank'
  /** Destinatários */
  destino: 'TODOS' | 'PERFIS' | 'USUARIOS'
  /** Perfis */
  perfis?: {
    id: number
    /** Perfil */
    nome?: string
  }[]
  /** Usuários */
  usuarios?: {
    id: number
    /** Usuário */
    nome?: string
  }[]
  /** Remetente */
  remetente?: string
  /** Data */
  data?: string
  /** Enviada pelo sistema */
  automatica: boolean
  /** Usuários que a receberam */
  destinatarios?: number
  /** Usuários que a leram */
  lidas?: number
}

/** Mensagem: o que se envia */
export interface MensagemInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Caixa */
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  /** Mensagem */
  texto: string
  /** Mensagem abreviada: Em branco: a caixa mostra o início da mensagem. */
  textoAbreviado?: string
  /** Link: Uma página do sistema, iniciada por /, ou um endereço da internet. */
  link?: string
  /** Abrir o link */
  target?: '_self' | '_blank'
  /** Destinatários */
  destino?: 'TODOS' | 'PERFIS' | 'USUARIOS'
  /** Perfis */
  perfis?: {
    id: number
  }[]
  /** Usuários */
  usuarios?: {
    id: number
  }[]
}
