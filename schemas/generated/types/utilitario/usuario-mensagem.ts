// Gerado por npm run generate; não edite.

/** Mensagem do usuário */
export interface UsuarioMensagem {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Mensagem */
  mensagem: {
    id: number
    /** Mensagem */
    texto?: string
  }
  /** Usuário */
  usuario: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Caixa */
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  /** Data */
  data: string
  /** Mensagem Lida */
  lida: boolean
  /** Lida em */
  lidaEm?: string
  /** Removida em */
  removidaEm?: string
}

/** Mensagem do usuário: o que se envia */
export interface UsuarioMensagemInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Mensagem */
  mensagem: {
    id: number
  }
  /** Usuário */
  usuario: {
    id: number
  }
  /** Caixa */
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  /** Data */
  data: string
  /** Mensagem Lida */
  lida?: boolean
  /** Lida em */
  lidaEm?: string
  /** Removida em */
  removidaEm?: string
}
