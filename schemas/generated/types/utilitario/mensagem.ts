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
  /** Destinatários: De um público, recebe quem faz parte dele no dia do envio e tem, ou vier a ter, usuário no sistema. */
  destino: 'TODOS' | 'PERFIS' | 'USUARIOS' | 'PUBLICO'
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
  /** Público */
  publico?: {
    /** Público */
    quem: 'TODOS' | 'CRITERIOS'
    /** Estabelecimentos */
    estabelecimentos?: {
      id: number
      /** Estabelecimento */
      nome?: string
    }[]
    /** Áreas Organizacionais: As áreas filhas estão incluídas. */
    areasOrganizacionais?: {
      id: number
      /** Área organizacional */
      nome?: string
    }[]
    /** Cargos */
    cargos?: {
      id: number
      /** Cargo */
      nome?: string
    }[]
    /** Grupos Ocupacionais */
    gruposOcupacionais?: {
      id: number
      /** Grupo ocupacional */
      descricao?: string
    }[]
    /** Vínculos */
    vinculos?: ('E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE')[]
    /** Tempo de empresa a partir de (meses) */
    tempoEmpresaMinimo?: number
    /** Tempo de empresa até (meses): Meses completos: quem está há 12 meses e 20 dias tem 12. */
    tempoEmpresaMaximo?: number
    /** Incluir também: Fazem parte do público digam o que disserem os critérios. */
    talentos?: {
      id: number
      /** Talento */
      nome?: string
    }[]
    /** Deixar de fora */
    excetoTalentos?: {
      id: number
      /** Talento */
      nome?: string
    }[]
    /** Incluir admitidos depois: Quem for admitido depois e corresponder ao público passa a fazer parte dele. */
    incluirAdmitidosDepois: boolean
  }
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
  /** Destinatários: De um público, recebe quem faz parte dele no dia do envio e tem, ou vier a ter, usuário no sistema. */
  destino?: 'TODOS' | 'PERFIS' | 'USUARIOS' | 'PUBLICO'
  /** Perfis */
  perfis?: {
    id: number
  }[]
  /** Usuários */
  usuarios?: {
    id: number
  }[]
  /** Público */
  publico?: {
    /** Público */
    quem: 'TODOS' | 'CRITERIOS'
    /** Estabelecimentos */
    estabelecimentos?: {
      id: number
    }[]
    /** Áreas Organizacionais: As áreas filhas estão incluídas. */
    areasOrganizacionais?: {
      id: number
    }[]
    /** Cargos */
    cargos?: {
      id: number
    }[]
    /** Grupos Ocupacionais */
    gruposOcupacionais?: {
      id: number
    }[]
    /** Vínculos */
    vinculos?: ('E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE')[]
    /** Tempo de empresa a partir de (meses) */
    tempoEmpresaMinimo?: number
    /** Tempo de empresa até (meses): Meses completos: quem está há 12 meses e 20 dias tem 12. */
    tempoEmpresaMaximo?: number
    /** Incluir também: Fazem parte do público digam o que disserem os critérios. */
    talentos?: {
      id: number
    }[]
    /** Deixar de fora */
    excetoTalentos?: {
      id: number
    }[]
    /** Incluir admitidos depois: Quem for admitido depois e corresponder ao público passa a fazer parte dele. */
    incluirAdmitidosDepois?: boolean
  }
}
